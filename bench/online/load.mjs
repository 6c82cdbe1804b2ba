// Plays at many tables at once and says how it went, as one line of JSON:
//
//   node load.mjs --at ./at_backroom.mjs --url URL --pid SERVER --tables 100 --actions 64 [--pause 1000] [--ready FILE]
//
// Every table first takes a few actions to warm up. When all have, each takes so many more, and only these count:
// nobody comes or goes meanwhile. Without a pause a table acts again as soon as its last client has seen the action
// before. With --idle nobody acts.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values: asked } = parseArgs({
  options: {
    at: { type: 'string' },
    url: { type: 'string' },
    pid: { type: 'string' },
    ready: { type: 'string' },
    tables: { type: 'string', default: '100' },
    seats: { type: 'string', default: '4' },
    warm: { type: 'string', default: '24' },
    actions: { type: 'string', default: '64' },
    pause: { type: 'string', default: '0' },
    idle: { type: 'boolean', default: false },
  },
});
const [tables, seats, warm, actions, pause] = ['tables', 'seats', 'warm', 'actions', 'pause'].map((name) =>
  Number(asked[name]),
);
const TICKS = 100; // the kernel counts processor time in hundredths of a second
const AT_ONCE = 20; // tables that are opened together
const IDLE_SECONDS = 4;

const { sit } = await import(asked.at);
const ready = asked.ready ? readFileSync(asked.ready, 'utf8').trim().split('\n').map(JSON.parse) : [];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Processor time of the server with all its threads, and of the processes it has started. */
function processor() {
  return family(asked.pid).reduce((sum, pid) => sum + processorOf(pid), 0);
}

function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/children`);
  return [pid, ...children.flatMap((file) => readFileSync(file, 'utf8').match(/\d+/g) ?? []).flatMap(family)];
}

function megabytes() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${asked.pid}/status`, 'utf8'))[1]) / 1024;
}

let next = 0;
const sitDown = () => sit(asked.url, seats, ready[next++]);

/** So many actions at one table; how long each took to be seen by all. */
async function play(table, count) {
  if (pause) await sleep(Math.random() * pause);
  const delays = [];
  let due = performance.now();
  for (let action = 0; action < count; action++) {
    const start = performance.now();
    await table.act();
    delays.push(performance.now() - start);
    due += pause;
    if (pause) await sleep(Math.max(0, due - performance.now()));
  }
  return delays;
}

const empty = megabytes();
const playing = [];
while (playing.length < tables) {
  const more = Math.min(AT_ONCE, tables - playing.length);
  playing.push(...(await Promise.all(Array.from({ length: more }, sitDown))));
}
const playAll = async (count) => (await Promise.all(playing.map((table) => play(table, count)))).flat();

if (!asked.idle) await playAll(warm);
const bytes = () => playing.reduce((sum, table) => sum + table.bytes(), 0);
const before = { cpu: processor(), clock: performance.now(), bytes: bytes(), own: process.cpuUsage() };
const delays = asked.idle ? (await sleep(IDLE_SECONDS * 1000), []) : await playAll(actions);
const spent = processor() - before.cpu;
const passed = (performance.now() - before.clock) / 1000;
const own = process.cpuUsage(before.own);
delays.sort((a, b) => a - b);
const quantile = (q) => (delays.length ? delays[Math.min(delays.length - 1, Math.floor(q * delays.length))] : null);

console.log(
  JSON.stringify({
    tables,
    seats,
    actions: delays.length,
    per_second: delays.length / passed,
    per_cpu_second: spent > 0 ? delays.length / spent : null,
    p50: quantile(0.5),
    p99: quantile(0.99),
    worst: quantile(1),
    bytes_per_update: delays.length ? (bytes() - before.bytes) / (delays.length * seats) : null,
    server_cpu: spent / passed,
    client_cpu: (own.user + own.system) / 1e6 / passed,
    empty_mb: empty,
    mb: megabytes(),
  }),
);
process.exit(0);
