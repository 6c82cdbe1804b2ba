// Plays at many tables at once and says how it went, as one line of JSON:
//
//   node load.mjs --at ./at_backroom.mjs --url URL --pid SERVER --tables 100 --seconds 10 [--pause 1000] [--ready FILE]
//
// Without a pause each table acts again as soon as its last client has seen the action before. With --idle nobody acts.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values: asked } = parseArgs({
  options: {
    at: { type: 'string' },
    url: { type: 'string' },
    pid: { type: 'string' },
    ready: { type: 'string' },
    tables: { type: 'string', default: '100' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    warm: { type: 'string', default: '3' },
    pause: { type: 'string', default: '0' },
    idle: { type: 'boolean', default: false },
  },
});
const [tables, seats, seconds, warm, pause] = ['tables', 'seats', 'seconds', 'warm', 'pause'].map((name) =>
  Number(asked[name]),
);
const TICKS = 100; // the kernel counts processor time in hundredths of a second
const AT_ONCE = 20; // tables that are opened together

const { sit } = await import(asked.at);
const ready = asked.ready ? readFileSync(asked.ready, 'utf8').trim().split('\n').map(JSON.parse) : [];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function processor() {
  const fields = readFileSync(`/proc/${asked.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function megabytes() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${asked.pid}/status`, 'utf8'))[1]) / 1024;
}

let next = 0;
const sitDown = () => sit(asked.url, seats, ready[next++]);

const delays = [];
let left = 0; // bytes heard at tables that are over
let counting = false;
let stopping = false;
let failures = 0;
const playing = new Set();

async function play(table) {
  if (pause) await sleep(Math.random() * pause);
  let due = performance.now();
  while (!stopping) {
    if (table.over()) {
      left += table.bytes();
      playing.delete(table);
      table.leave();
      table = await sitDown();
      playing.add(table);
      due = performance.now();
    }
    const start = performance.now();
    try {
      await table.act();
    } catch (error) {
      failures += 1;
      if (failures < 4) console.error(error.message);
      return;
    }
    if (counting) delays.push(performance.now() - start);
    if (pause) {
      due += pause;
      await sleep(Math.max(0, due - performance.now()));
    }
  }
}

const empty = megabytes();
while (playing.size < tables) {
  const more = Math.min(AT_ONCE, tables - playing.size);
  for (const table of await Promise.all(Array.from({ length: more }, sitDown))) playing.add(table);
}

if (asked.idle) await sleep(warm * 1000);
else for (const table of playing) play(table);
await sleep(warm * 1000);
const bytes = () => left + [...playing].reduce((sum, table) => sum + table.bytes(), 0);
const before = { cpu: processor(), clock: performance.now(), bytes: bytes(), own: process.cpuUsage() };
counting = true;
await sleep(seconds * 1000);
counting = false;
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
    failures,
  }),
);
process.exit(0);
