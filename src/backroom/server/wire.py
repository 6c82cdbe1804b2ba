"""uvicorn's WebSocket, made impatient: what a gone or stuck caller does not take is thrown away."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 5.0


class Wire(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        """uvicorn closes a transport politely, after all is sent; to one who never reads that is never."""
        try:
            await super().run_asgi()
        finally:
            if self.transport.get_write_buffer_size() > 0:
                self.loop.call_later(PATIENCE, self.transport.abort)
