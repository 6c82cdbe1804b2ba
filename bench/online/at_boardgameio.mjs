// A table of boardgame.io, played over its own protocol.
import { io } from 'socket.io-client';

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

export async function sit(url, seats) {
  const { matchID } = await post(`${url}/games/cards/create`, { numPlayers: seats });
  const clients = [];
  let waiting = null;
  let now = 0;
  let turn = 0;

  const heard = () => {
    if (waiting && clients.every((client) => client.seen >= waiting.until)) {
      const { until, done } = waiting;
      waiting = null;
      now = until;
      done();
    }
  };

  for (let seat = 0; seat < seats; seat++) {
    const player = String(seat);
    const { playerCredentials: secret } = await post(`${url}/games/cards/${matchID}/join`, {
      playerID: player,
      playerName: `guest ${seat}`,
    });
    const socket = io(`${url}/cards`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const client = { socket, secret, seen: -1, bytes: 0 };
    clients.push(client);
    await new Promise((seated, failed) => {
      socket.on('connect_error', failed);
      socket.on('connect', () => {
        socket.io.engine.on('packet', (packet) => (client.bytes += packet.data?.length ?? 0));
        socket.emit('sync', matchID, player, secret, seats);
      });
      socket.on('sync', (_, info) => {
        client.seen = info.state._stateID;
        seated();
      });
      socket.on('update', (_, state) => {
        client.seen = state._stateID;
        heard();
      });
    });
  }
  now = clients[0].seen;

  return {
    bytes: () => clients.reduce((sum, client) => sum + client.bytes, 0),
    /** One action; done when the last client has seen it. */
    act: () =>
      new Promise((done) => {
        const player = String(turn);
        const { socket, secret } = clients[turn];
        turn = (turn + 1) % seats;
        waiting = { until: now + 1, done };
        const payload = { type: 'lay', args: [0], playerID: player, credentials: secret };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, now, matchID, player);
      }),
  };
}
