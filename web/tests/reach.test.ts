import { afterEach, expect, test, vi } from 'vitest';
import { doorForFriends, onlyHere } from '../src/lib/house/reach';

afterEach(() => vi.unstubAllGlobals());

const told = (addresses: readonly string[]): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ addresses })));
};
const HERE = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };

test.each(['localhost', 'room.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this computer only', (name) => {
  expect(onlyHere(name)).toBe(true);
});

test.each(['192.168.1.20', 'attic.local', 'games.example.org', '[fe80::1]', 'localhost.example'])('%s is not', (name) => {
  expect(onlyHere(name)).toBe(false);
});

test('a page at an address that others have too is what friends open', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')));
  expect(await doorForFriends({ hostname: '192.168.1.20', origin: 'http://192.168.1.20:8000' })).toBe('http://192.168.1.20:8000');
});

test('at the own address of a server that the network reaches, friends are given the address of the network', async () => {
  told(['http://192.168.1.20:8000', 'http://[2001:db8::7]:8000']);
  expect(await doorForFriends(HERE)).toBe('http://192.168.1.20:8000');
});

test('where nobody else gets in there is no door for friends', async () => {
  told([]);
  expect(await doorForFriends(HERE)).toBeNull();
});

test('a server that does not say is not called closed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await doorForFriends(HERE)).toBe(HERE.origin);
});
