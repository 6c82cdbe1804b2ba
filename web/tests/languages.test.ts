/** Two catalogues of one shape, and nothing left in English. */
import { describe, expect, test } from 'vitest';
import { de } from '../src/lib/text/de';
import { REASONS } from '../src/lib/text/de/refusals';
import { REASONS as ENGLISH } from '../src/lib/text/en/refusals';
import { en } from '../src/lib/text/en';
import { languageOf } from '../src/lib/text/language';
import options from '../../src/backroom/games/getaway/options.py?raw';

const GAMES = ['fbi', 'criminals', 'inkognito', 'getaway', 'sleepers'] as const;
/** Words that are the same in both languages: names, calls, loans. */
const SAME = new Set([
  'Boss', 'Chat', 'Hand', 'Alibi', 'ALIBI', 'Lord Fiddlebottom', 'Colonel Bubble', 'Agent X', 'Mme Zsa Zsa', 'San Marco', 'San Giorgio', 'Rialto', 'Salute',
  'Canal Grande', 'Canale della Giudecca', 'START!', 'START in', 'in', 'Dossier', 'Partner: .',
  'Backroom', 'FBI', 'Criminals', 'Inkognito', 'Getaway', 'Sleeper Cells', 'https://game-icons.net', 'Bots', 'normal', 'milder',
]);
const RULE = /^[A-Z]{3}-[0-9A-Z.a-z]+$/;
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && !RULE.test(text) && !SAME.has(text);

/** The strings that stand in a function's source, without what is filled in. */
const literals = (source: string): string =>
  (source.match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g) ?? []).join(' ').replace(/\$\{[^}]*\}/g, ' ').replace(/[`'"]| s\b/g, '').replace(/\s+/g, ' ').trim();

interface Leaf {
  readonly path: string;
  readonly english: unknown;
  readonly german: unknown;
}

/** Every leaf of the English catalogue beside its German one; `meaning` of an option is the server's in English. */
const leaves = (english: unknown, german: unknown, path: string): readonly Leaf[] => {
  if (typeof english !== 'object' || english === null) return [{ path, english, german }];
  const [one, other] = [english as Record<string, unknown>, (german ?? {}) as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other).filter((key) => key !== 'meaning')])].flatMap((key) => leaves(one[key], other[key], `${path}.${key}`));
};

const check = (english: unknown, german: unknown, path: string): void => {
  for (const leaf of leaves(english, german, path)) {
    expect(typeof leaf.german, `expected ${leaf.path} in both languages`).toBe(typeof leaf.english);
    if (typeof leaf.english === 'string' && hasWords(leaf.english)) {
      expect(leaf.german, `expected ${leaf.path} in German, got English`).not.toBe(leaf.english);
    }
    if (typeof leaf.english === 'function' && hasWords(literals(String(leaf.english)))) {
      expect(String(leaf.german), `expected ${leaf.path} in German, got English`).not.toBe(String(leaf.english));
    }
  }
};

test('what is short in German is German', () => {
  expect(de.fbi.track.bid(-2)).toBe('gab −2');
  expect(de.criminals.sheet.saysMark).toBe('„✓“');
  expect(de.criminals.status.ballot(1, 5, true, 1)).toBe('Vor Abstimmung 1 von 5, 1 fehlt');
  expect(de.criminals.status.ballot(1, 5, false, 8)).toBe('Abstimmung 1 von 5, 8 fehlen');
});

test.each([en, de])('a button of Criminals is called what is written on it', ({ criminals: { wall } }) => {
  const { accuse, accuseWho, sellOut, sellOutWho, withdraw, withdrawWho, vote, voteWho } = wall;
  for (const [says, called] of [[accuse, accuseWho], [sellOut, sellOutWho], [withdraw, withdrawWho], [vote, voteWho]] as const) {
    expect(called('Vera').toLowerCase()).toContain(says.toLowerCase());
  }
});

test('the house speaks German throughout', () => {
  const without = (catalogue: object): object => Object.fromEntries(Object.entries(catalogue).filter(([key]) => !(GAMES as readonly string[]).includes(key)));
  check(without(en), without(de), 'words');
});

describe.each(GAMES)('%s', (game) => {
  test.skipIf(Object.is(en[game], de[game]))('speaks German throughout', () => check(en[game], de[game], game));
});

test('every option of every game says in German what it means', () => {
  for (const [name, says] of Object.entries(de.option)) expect(says['meaning'], `expected a meaning of ${name}`).toBeTruthy();
});

test('the chosen language goes before the browser\'s, and English is the last resort', () => {
  expect(languageOf('de', ['en-GB'])).toBe('de');
  expect(languageOf(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(languageOf('klingon', ['fr'])).toBe('en');
});

test('a refusal is told in German, with the name it speaks of; an unknown one by its rule alone', () => {
  expect(de.refusal.said('only the host may do that')).toBe('Das darf nur, wer den Tisch leitet.');
  expect(de.refusal.said('somebody at this table is called Ann {} already')).toBe('Hier heißt schon jemand Ann {}.');
  expect(de.refusal.said('Vera sits in seat 2')).toBe('Dort sitzt Vera.');
  expect(de.refusal.said('a card lies there')).toBeNull();
});

test('a refusal is told in an English sentence; what is meant for whoever writes a client is not told at all', () => {
  expect(en.refusal.said('only the host may do that')).toBe('Only the host may do that.');
  expect(en.refusal.said('expected 1 to 300 printable characters to be said, got 3 characters')).toBe('What you say has 1 to 300 characters that can be seen and that cover nothing.');
  expect(en.refusal.said('you have no spy in ROM')).toBe('You have no spy there.');
  expect(en.refusal.said('expected a wish of the next version, got 12')).toBeNull();
});

test.each(Object.keys(REASONS))('%s: is an English sentence that names no code', (reason) => {
  const says = en.refusal.said(reason.replaceAll('{}', '7'));
  expect(says).toMatch(/^[A-Z7“].*[.!?]$/);
  expect(says).not.toMatch(/expected|, got |seat \d|decision \d/);
  if (reason.includes('{}')) expect(Object.keys(ENGLISH)).toContain(reason);
});

test.each(Object.entries(ENGLISH))('%s: is told by its own English sentence, and is a reason that the house gives', (reason, says) => {
  expect(en.refusal.said(reason.replaceAll('{}', '7'))).toBe(says.replace('{}', '7'));
  expect(Object.keys(REASONS)).toContain(reason);
});

test.each(Object.entries(REASONS))('%s: is told by its own sentence and no other', (reason, says) => {
  expect(de.refusal.said(reason.replaceAll('{}', '7'))).toBe(says.replace('{}', '7'));
});

test('a refusal of a game is told in German, and does not take nobody for a name', () => {
  expect(de.refusal.said('nobody sits in seat 3')).toBe('Auf diesem Platz sitzt niemand.');
  expect(de.refusal.said('you have no spy in ROM, the city of your Location')).toBe('Du hast keinen Spion an deinem Ort.');
});

test('whoever reads is small in the middle of a sentence', () => {
  expect(en.criminals.wall.callMost(['You'])).toBe('When time is up, you will be sold out.');
  expect(en.criminals.wall.abstaining(['You', 'Cid'])).toBe('Not accusing yet: you and Cid.');
  expect(de.criminals.wall.abstaining(['Du', 'Cid'])).toBe('Noch ohne Stimme: du und Cid.');
  expect(en.fbi.final.won(['Cid', 'You'], true)).toBe('Cid and you share the victory');
  expect(de.fbi.final.won(['Cid', 'Du'], true)).toContain('Cid und du ');
});

test('a table is opened under one name, wherever that is offered', () => {
  for (const { entrance } of [en, de]) expect(entrance.createShort).toBe(entrance.create);
  expect(en.entrance.open.none).toContain(en.entrance.create);
  expect(de.entrance.open.none).toContain('Eröffne');
});

test('seats count from one in what an option means', () => {
  expect([options, JSON.stringify(en.option), JSON.stringify(de.option)].filter((text) => /seat 0|Platz 0/.test(text))).toEqual([]);
});
