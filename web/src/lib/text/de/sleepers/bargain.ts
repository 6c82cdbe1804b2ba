/** Handel, Auktion und Würfel von Sleeper Cells, auf Deutsch. */
import type { Asset, Objective } from '../../../contract/messages';
import type { sleepers as english } from '../../en/sleepers';
import { asset, cards, dein, dich, does, money, OBJECTIVE, sum } from './names';

export const trade: (typeof english)['trade'] = {
  title: 'Handel mit',
  counterTitle: (agency: string) => `Gegenangebot an ${agency}`,
  back: 'Zurück zur Karte',
  give: 'Du gibst',
  get: 'Du bekommst',
  purseAfter: (k: number) => `Kasse danach: ${money(k)}`,
  ifHeld: 'nur wenn sie es haben',
  addCard: 'Karte antippen',
  wish: 'Wunsch nach Art',
  mine: 'Meine Karten',
  mineShort: (n: number) => `Meine ${cards(n)}`,
  mineHint: 'antippen, um sie aufs Tablett zu legen',
  wishes: 'Wunschliste',
  wishesHint: 'jede Art; niemandes Hand wird geprüft',
  onTray: 'auf dem Tablett',
  needed: 'du brauchst sie: Dossier',
  remove: (card: Asset) => `${asset(card)} vom Tablett nehmen`,
  add: (card: Asset, what: string) => `${asset(card)}, ${what}: aufs Tablett`,
  wishFor: (card: Asset) => `${asset(card)} wünschen`,
  more: '5k dazu',
  less: '5k weniger',
  rival: (n: number, k: string) => `${cards(n)} · ${k}`,
  refused: 'abgelehnt',
  accepted: 'angenommen',
  thinking: 'überlegt',
  thinks: (agency: string) => `${agency} überlegt …`,
  offers: (n: number, of: number) => (of === 0 ? `Angebot ${n} in diesem Zug` : `Angebot ${n} von ${of} in diesem Zug`),
  publicLine: (by: string, to: string, tray: { readonly give: readonly Asset[]; readonly want: readonly Asset[]; readonly pays: number; readonly asks: number }) =>
    `Alle sehen: ${by} bietet ${to} ${sum(tray.give.length, tray.pays)} für ${sum(tray.want.length, tray.asks)}`,
  send: (agency: string) => `Angebot an ${agency} schicken`,
  sendCounter: 'Gegenangebot schicken',
  incomplete: 'Beide Seiten geben etwas',
  empty: 'Eine Seite gibt etwas',
  enough: (n: number) => `Sie haben ${cards(n)}`,
  waiting: (agency: string) => `${agency} prüft dein Angebot.`,
  goOn: 'Ein Angebot ist halb fertig. Schick es ab oder nimm es zurück.',
  takeBack: 'Zurücknehmen',
};

export const slip: (typeof english)['slip'] = {
  offers: (agency: string) => `${agency} macht ein Angebot`,
  counters: (agency: string) => `${agency} macht ein Gegenangebot`,
  youSaid: 'du wolltest',
  youSay: 'du willst',
  theySay: 'sie wollen',
  theyGive: 'Du bekommst',
  youGive: 'Du gibst',
  cannot: 'Du hast nicht alles davon und kannst nicht annehmen.',
  accept: (k: number) => `Annehmen · du hast dann ${money(k)}`,
  refuse: 'Ablehnen',
  refuseAll: 'Alle Angebote dieses Zugs ablehnen',
  refusing: 'Du lehnst alle Angebote dieses Zugs ab',
  counter: 'Gegenangebot',
  nothing: 'nichts',
};

export const draft: (typeof english)['draft'] = {
  title: 'Die Auktion: behalte eine',
  clockwise: 'Karten im Uhrzeigersinn',
  token: 'die Marke zurück',
  tokenWord: 'Marke',
  tokenTo: (agency: string) => `Marke an ${agency}`,
  then: (left: number, agency: string) => (left === 0 ? 'Die letzte Karte ist deine.' : `Dann ${left === 1 ? 'geht eine' : left === 2 ? 'gehen zwei' : 'gehen drei'} an ${agency}.`),
  keep: (card: Asset) => `${asset(card)} behalten`,
  choose: 'Wähle eine Karte',
  direction: 'Die Karten gehen im Uhrzeigersinn, die Marke dagegen',
  needed: 'für dein Dossier',
  completes: (objective: Objective) => `damit vollständig: ${OBJECTIVE[objective]}`,
  held: 'schon auf der Hand',
};

export const dice: (typeof english)['dice'] = {
  attack: (who: string, rival: string, place: string) => `${does(who, 'greifst', 'greift')} ${dich(rival)} in ${place} an`,
  won: (who: string, rival: string, k: number | null) => `${does(who, 'gewinnst', 'gewinnt')}: ${dein('der', 'dein', 'Spion', rival)} ist fort${k === null ? '' : `, ${money(k)} erbeutet`}`,
  lost: (who: string) => `Der Angriff scheitert: ${dein('der', 'dein', 'Spion', who)} ist fort`,
  rebellion: (who: string, place: string) => `Aufstand in ${place}: ${does(who, 'würfelst', 'würfelt')}`,
  spyLost: '1 oder 2: der Spion ist verloren',
  spySafe: '3 oder mehr: der Spion ist sicher',
  needs: 'höher gewinnt, Gleichstand verteidigt',
  close: 'Schließen',
  die: (who: string, n: number) => `${does(who, 'würfelst', 'würfelt')} ${n}`,
};
