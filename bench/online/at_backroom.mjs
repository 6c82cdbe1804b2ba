// A table of Backroom, played over its own protocol. Tables stand ready: a list of { table, secrets }, one a line.
import { randomInt } from 'node:crypto';
import WebSocket from 'ws';

export async function sit(url, seats, ready) {
  const { table, secrets } = ready;
  const clients = [];
  let waiting = null;
  let key = 0;

  const heard = () => {
    if (waiting?.until && clients.every((client) => client.seen >= waiting.until)) {
      const { done } = waiting;
      waiting = null;
      done();
    }
  };

  for (let seat = 0; seat < seats; seat++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { perMessageDeflate: false });
    const client = { socket, seen: -1, bytes: 0, decision: null };
    clients.push(client);
    await new Promise((seated, failed) => {
      socket.on('error', failed);
      socket.on('close', (code, reason) => waiting?.fail(new Error(`closed: ${code} ${reason}`)));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', secret: secrets[seat] })));
      socket.on('message', (data) => {
        client.bytes += data.length;
        const message = JSON.parse(data);
        if (message.type === 'update') {
          client.seen = message.seq;
          client.decision = message.decision;
          seated();
          heard();
        } else if (message.type === 'accepted') {
          waiting.until = message.seq;
          heard();
        } else if (message.type === 'refused') {
          waiting?.fail(new Error(message.reason));
        }
      });
    });
  }

  return {
    bytes: () => clients.reduce((sum, client) => sum + client.bytes, 0),
    /** One action of a seat that is asked for one; done when the last client has seen it. */
    act: () =>
      new Promise((done, fail) => {
        const client = clients.find(({ decision }) => decision && !decision.locked);
        const { id, legal } = client.decision;
        waiting = { until: 0, done, fail };
        const action = legal[randomInt(legal.length)];
        client.socket.send(JSON.stringify({ type: 'act', decision: id, action, key: `${table}${key++}` }));
      }),
  };
}
