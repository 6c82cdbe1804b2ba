/** A socket that a test holds both ends of. */
import type { ClientMessage, ServerMessage } from '../src/lib/contract/messages';
import type { Socket } from '../src/lib/table/link';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(String(data)) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  /** The server's end. */
  accept(): void {
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }

  say(message: ServerMessage): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }

  hangUp(code = 1006, reason = ''): void {
    this.onclose?.call(this as unknown as WebSocket, { code, reason } as CloseEvent);
  }
}

/** A line on which every call is a new socket. */
export class Exchange {
  readonly sockets: FakeSocket[] = [];
  readonly dial = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get now(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('expected a call, got none');
    return socket;
  }
}
