/** Criminals auf Deutsch. */
import type { Crime, Grounds, StatementKind } from '../../contract/messages';
import type { criminals as english } from '../en/criminals';
import { joined, list, within } from './common';

const CRIME: Readonly<Record<Crime, string>> = {
  Arson: 'Brandstiftung',
  Blackmail: 'Erpressung',
  Bribery: 'Bestechung',
  Burglary: 'Einbruch',
  Embezzlement: 'Untreue',
  Forgery: 'Fälschung',
  Kidnapping: 'Entführung',
  Murder: 'Mord',
  Smuggling: 'Schmuggel',
  Vandalism: 'Vandalismus',
};
/** Wo die langen getrennt werden dürfen. */
const SOFT: Readonly<Partial<Record<Crime, string>>> = {
  Arson: 'Brand\u00adstiftung',
  Blackmail: 'Erpres\u00adsung',
  Bribery: 'Beste\u00adchung',
  Kidnapping: 'Entfüh\u00adrung',
  Smuggling: 'Schmug\u00adgel',
  Vandalism: 'Vandalis\u00admus',
};
/** Mit Artikel im Akkusativ („ein Alibi für den Mord“) und im Dativ („hinter dem Mord“). */
const FEMININE: readonly Crime[] = ['Arson', 'Blackmail', 'Bribery', 'Embezzlement', 'Forgery', 'Kidnapping'];
const whom = (crime: Crime): string => `${FEMININE.includes(crime) ? 'die' : 'den'} ${CRIME[crime]}`;
const behind = (crime: Crime): string => `${FEMININE.includes(crime) ? 'der' : 'dem'} ${CRIME[crime]}`;
const The = (crime: Crime): string => `${FEMININE.includes(crime) ? 'Die' : 'Der'} ${CRIME[crime]}`;

const BOSS = 'Der Boss';
/** Der Boss im Akkusativ und im Dativ; Namen bleiben, wie sie sind, und aus „Du“ wird „dich“ oder „dir“. */
const acc = (name: string): string => (name === BOSS ? 'den Boss' : name === 'Du' ? 'dich' : name);
const dat = (name: string): string => (name === BOSS ? 'dem Boss' : name === 'Du' ? 'dir' : name);
const verb = (mine: boolean, one: string, you: string): string => (mine ? you : one);
/** Einer von ihnen. */
const either = (names: readonly string[]): string => joined(names, 'oder');
const voices = (n: number): string => (n === 1 ? '1 Stimme' : `${n} Stimmen`);
/** Eine Abstimmung mit ihrer Nummer, wo eine Runde so viele hat. */
const counted = (ballot: number, of: number | null): string => (of === null ? `${ballot}` : `${ballot} von ${of}`);

export const criminals: typeof english = {
  title: 'Criminals',
  boss: BOSS,
  bossShort: 'Boss',
  crime: (crime: Crime) => CRIME[crime],
  crimeSoft: (crime: Crime) => SOFT[crime] ?? CRIME[crime],
  who: (crime: Crime) => `Wer steckt hinter ${behind(crime)}?`,
  whoShort: 'Wer war’s?',
  voices,
  sellOut: (n: number): string => (n === 1 ? 'liefert aus' : 'liefern aus'),
  round: (round: number, left: number) => `Runde ${round}, noch ${left} dabei`,

  status: {
    over: 'Fall abgeschlossen',
    accuse: 'Jederzeit beschuldigen oder zurückziehen',
    bound: 'Du bist an den Boss gebunden (CRM-3.6)',
    out: 'Du bist draußen, darfst aber reden',
    call: 'Letzter Aufruf',
    grace: 'Noch ein Augenblick zum Zurückziehen',
    graceShort: 'Zurückziehen?',
    decide: 'Passen oder singen?',
    tableWaits: 'Du entscheidest. Der Tisch wartet.',
    decides: (name: string) => `${name} muss passen oder singen`,
    decidesShort: (name: string) => `${name} …`,
    ballot: (ballot: number, of: number | null, talk: boolean, open: number) =>
      `${talk ? 'Vor Abstimmung' : 'Abstimmung'} ${counted(ballot, of)}, ${open === 0 ? 'alle haben gewählt' : `${open} ${open === 1 ? 'fehlt' : 'fehlen'}`}`,
    talkShort: 'Sag eines',
    voteShort: 'Stimm ab',
    talks: 'Aussagen',
    votes: 'Abstimmung',
  },

  wall: {
    label: 'Die Gegenüberstellung',
    case: (round: number) => `Fall ${round}`,
    door: 'DER BOSS',
    stampAlibi: 'ALIBI',
    stampGuilty: 'SCHULDIG',
    stampCleared: 'ENTLASTET',
    stampSnitch: 'SPITZEL',
    stampPass: 'PASST',
    you: 'du',
    out: 'ausgeschieden',
    accuses: (name: string, mine: boolean) => `${mine ? 'beschuldigst' : 'beschuldigt'} ${acc(name)}`,
    nobody: (mine: boolean) => (mine ? 'beschuldigst niemand' : 'beschuldigt niemand'),
    whomNobody: 'niemand',
    byRule: () => 'gegen den Boss, laut Regel',
    bound: 'Du bist gebunden',
    byRuleWhy: 'Nur du zeigst kein Alibi: Du zählst gegen den Boss und kannst nicht zurückziehen.',
    byRuleNumber: 'CRM-3.6',
    sells: (mine: boolean): string => (mine ? '1 fehlt gegen dich' : '1 fehlt noch'),
    abstains: 'noch keine Stimme',
    bossNeeds: 'alle nötig',
    bossMeter: (n: number, of: number) => `${n} von ${of}, alle nötig`,
    meter: (n: number, of: number) => `${n} von ${of} Stimmen`,
    meterShort: (n: number, of: number) => `${n}/${of}`,
    accuse: 'Beschuldigen',
    accuseWho: (name: string) => `${name === BOSS ? 'Den Boss' : name} beschuldigen`,
    sellOut: 'Ausliefern',
    sellOutWho: (name: string) => `${name === BOSS ? 'Den Boss' : name} ausliefern`,
    withdraw: 'Zurückziehen',
    withdrawWho: (name: string) => `Von ${dat(name)} zurückziehen`,
    vote: 'Wählen',
    voteWho: (name: string) => `${name === BOSS ? 'Den Boss' : name} wählen`,
    voted: 'Deine Stimme',
    alibiShown: 'Alibi liegt',
    alibiWhy: (crime: Crime) => `Zeigt ein Alibi für ${whom(crime)} und kann dafür nicht beschuldigt werden`,
    alibiRule: 'CRM-3.4',
    outShort: 'Raus',
    outWhy: 'Ausgeschieden, wird nicht mehr beschuldigt',
    outRule: 'CRM-R9',
    selfWhy: 'Dich selbst kannst du nicht beschuldigen',
    selfRule: 'CRM-3.5',
    sealed: 'versiegelt',
    choosing: 'wählt noch',
    deciding: 'passen oder singen?',
    brief: { sells: '1 fehlt', abstains: 'noch offen', deciding: 'entscheidet' },
    wavering: (name: string, mine: boolean) => `${name} ${verb(mine, 'wird', 'wirst')} gleich ausgeliefert`,
    waveringWhy: 'Wer jetzt zurückzieht, kann es noch abwenden.',
    waveringRule: 'CRM-R20',
    call: 'Letzter Aufruf',
    callNobody: 'Wird niemand beschuldigt, entscheidet der Zufall.',
    callMost: (names: readonly string[]) =>
      names.length === 1 ? `Ist die Zeit um, trifft es ${acc(names[0] ?? '')}.` : `Ist die Zeit um, trifft der Zufall einen von ihnen: ${either(names.map(acc))}.`,
    callNewCrime: 'Ist die Zeit um, kommt die Tat zurück und eine andere wird gezogen.',
    lastBallot: 'Letzte Abstimmung',
    lastMost: 'Reicht es für niemand, trifft es den Spieler mit den meisten Stimmen.',
    lastNewCrime: 'Reicht es für niemand, wird eine andere Tat gezogen.',
    callRule: 'CRM-R5',
    abstaining: (names: readonly string[]) => `Noch ohne Stimme: ${list(names.map(within))}.`,
  },

  clock: {
    label: (left: string, then: string) => `Noch ${left}, ${then}`,
    discussion: 'dann letzter Aufruf',
    call: (again: boolean) => (again ? 'dann eine neue Tat' : 'dann ist es entschieden'),
    grace: 'dann ausgeliefert',
    talk: 'dann Abstimmung',
    ballot: 'dann Auszählung',
    decision: (mine: boolean) => (mine ? 'dann passt du' : 'dann gepasst'),
  },

  sheet: {
    title: 'Anklageliste',
    legend: { alibi: 'Alibi liegt', held: 'dein Alibi, verdeckt', says: 'nur behauptet', not: 'nur Logik', pencil: 'dein Bleistift' },
    alibi: 'Alibi',
    held: 'verdeckt',
    says: 'sagt’s',
    saysMark: '„✓“',
    mine: 'deine',
    did: 'war’s',
    must: 'muss sein',
    admits: '„meine“',
    logic: 'Nur Logik',
    logicHint: 'Streicht, was gezeigte Alibis unmöglich machen',
    solved: 'geklärt, nicht mehr im Stapel',
    marks: {
      alibi: 'Alibi liegt offen',
      did: 'war’s',
      mine: 'deine eigene Tat',
      held: 'verdeckt, dein Alibi auf der Hand',
      must: 'muss sein, nach Logik',
      says: 'sagt’s, behauptet ein Alibi',
      admits: 'sagt „meine“, behauptet die Tat',
      not: 'unmöglich, nach Logik',
      '': 'nichts bekannt',
    },
    flag: 'widersprochen',
    lie: 'Lüge darüber',
    lieShort: 'Lüge',
    strokes: { '': 'kein Bleistift', '?': 'Bleistift: verdächtig', '??': 'Bleistift: sehr verdächtig', '×': 'Bleistift: nicht dieser', '○': 'Bleistift: glaubhaft' },
    field: (name: string, crime: Crime, mark: string, stroke: string) => `${name}, ${CRIME[crime]}: ${mark}; ${stroke}. Bleistift ändern`,
    fieldOpen: (name: string, crime: Crime, mark: string) => `${name}, ${CRIME[crime]}: ${mark}`,
    pencilRow: (crime: Crime) => `Bleistift für ${whom(crime)}`,
    pencilHint: 'Tippe eine Tat an, um in ihre Zeile zu schreiben',
  },

  secret: {
    label: 'Deine Tat, nur du siehst sie',
    only: 'Nur du siehst es',
    short: 'deine Tat',
    hidden: 'Verborgen',
    hide: 'Deine Tat verbergen',
    show: 'Deine Tat zeigen',
    held: (crime: Crime) => `Für ${whom(crime)} hast du ein Alibi auf der Hand.`,
    shown: (crime: Crime) => `Dein Alibi für ${whom(crime)} liegt offen.`,
    guilty: (crime: Crime) => `${The(crime)} geht auf dich. Niemand weiß es.`,
    out: 'Du bist draußen. Jetzt wissen es alle.',
  },

  say: {
    title: 'Etwas sagen',
    hint: 'öffentlich, darf gelogen sein',
    kinds: {
      alibi: 'Alibi',
      crime: 'Meine Tat',
      suspect: 'Verdacht',
      trust: 'Vertrauen',
      propose: 'Ausliefern',
      ask: 'Fragen',
      yes: 'Ja',
      no: 'Nein',
      promise: 'Ich passe',
      agree: 'Recht',
      disagree: 'Unrecht',
    },
    compose: 'Such aus, was du sagst.',
    quoted: (quote: string) => `„${quote}“`,
    sayIt: 'Sagen',
    spent: 'Du hast deine 20 Aussagen dieser Runde gemacht.',
    spentRule: 'CRM-R31',
    sealTitle: 'Sag eines',
    sealHint: 'Alle Aussagen werden zugleich geöffnet.',
    sealIt: (whole: boolean) => (whole ? 'Aussage versiegeln' : 'Schweigen'),
    silent: 'Du sagst nichts.',
    sealed: 'Versiegelt',
    change: 'Öffnen und ändern',
    sealing: 'Wird versiegelt …',
  },

  vote: {
    title: 'Wen beschuldigst du?',
    hint: 'Die Stimmen sind versiegelt und werden zugleich geöffnet.',
    pick: 'Wähle jemanden oder niemanden',
    nobody: 'Niemand',
    seal: (name: string | null) => (name === null ? 'Für niemanden stimmen' : `Gegen ${acc(name)} stimmen`),
    sealedTitle: 'Deine Stimme ist versiegelt',
    sealedFor: (name: string | null) => (name === null ? 'Du stimmst für niemanden.' : `Du stimmst gegen ${acc(name)}.`),
    waitingFor: (names: readonly string[]) => `Es ${names.length === 1 ? 'fehlt' : 'fehlen'} noch ${list(names)}.`,
    waitingForMany: (n: number) => `${n} fehlen noch.`,
    change: 'Öffnen und ändern',
  },

  opened: {
    most: (names: readonly string[], mine: boolean, n: number, needed: number) => {
      const have = names.length > 2 ? `${names.length} Verdächtige haben je ${voices(n)}` : names.length === 2 ? `${list(names)} haben je ${voices(n)}` : `${names[0] ?? ''} ${verb(mine, 'hat', 'hast')} ${voices(n)}`;
      return `${have}, nötig ${needed === 1 ? 'ist' : 'sind'} ${needed}`;
    },
    none: (needed: number) => `Niemand hat eine Stimme, nötig ${needed === 1 ? 'ist' : 'sind'} ${needed}`,
    sold: (name: string, mine: boolean) => `${name} ${verb(mine, 'wird', 'wirst')} ausgeliefert.`,
    tie: 'Der Zufall trifft einen von ihnen.',
    another: (ballot: number, of: number | null) => `Das reicht nicht. Es folgen Aussagen, dann Abstimmung ${counted(ballot, of)}.`,
    newCrime: 'Das war die letzte Abstimmung: Eine andere Tat wird gezogen.',
    plurality: 'Das war die letzte Abstimmung: Es trifft, wer die meisten Stimmen hat.',
    chance: 'Das war die letzte Abstimmung: Der Zufall entscheidet.',
  },

  bar: {
    nobody: 'Du beschuldigst noch niemand',
    accuse: 'Du beschuldigst',
    byRule: 'Laut Regel gegen den Boss',
    chosen: 'Gewählt:',
    oneMore: (names: readonly string[], mine: boolean) => {
      if (names.length > 2) return `Bei ${mine ? `dir und ${names.length - 1} anderen` : `${names.length} Verdächtigen`} genügt noch eine Stimme.`;
      return `Noch eine Stimme liefert ${either(names.map(acc))} aus.`;
    },
    sells: (name: string) => `Das liefert ${acc(name)} sofort aus.`,
    pick: 'Tippe jemanden an',
    out: 'Du bist draußen. Reden darfst du.',
    watching: 'Du schaust zu.',
    waiting: (name: string) => `${name} entscheidet: passen oder singen.`,
    tabs: { decide: 'Wahl', sheet: 'Liste', say: 'Sagen', talk: 'Gerede' },
    revealing: 'Ein Urteil wird verlesen.',
  },

  talk: {
    title: 'Gerede',
    all: 'Alle',
    filter: 'Nur zeigen',
    everyCrime: 'Jede Tat',
    byCrime: 'Was zu einer Tat gesagt wurde',
    none: 'Noch hat niemand etwas gesagt.',
    noneOf: 'Davon hat niemand etwas gesagt.',
    round: (round: number, crime: Crime) => `Runde ${round}, ${CRIME[crime]}`,
    cell: 'aus der Zelle',
    flags: {
      shared: 'Zwei behaupten dieselbe Tat.',
      shown: 'Das Alibi dafür liegt offen.',
      known: 'Gegen das, was alle wissen.',
      own: 'Hat auch eine andere Tat behauptet.',
      turned: 'Hat auch das Gegenteil gesagt.',
    },
    lie: 'Gelogen.',
    truth: 'Wahr.',
  },

  quote: (kind: StatementKind, name: string, crime: Crime): string => {
    const said: Readonly<Record<StatementKind, string>> = {
      alibi: `Für ${whom(crime)} habe ich ein Alibi.`,
      crime: `Meine Tat: ${CRIME[crime]}.`,
      suspect: `Ich verdächtige ${acc(name)}.`,
      trust: `Ich vertraue ${dat(name)}.`,
      propose: `Liefern wir ${acc(name)} aus.`,
      ask: `${name}, hast du ein Alibi für ${whom(crime)}?`,
      yes: 'Ja.',
      no: 'Nein.',
      promise: 'Liefert mich aus, und ich passe.',
      agree: `${name} hat recht.`,
      disagree: `${name} hat unrecht.`,
    };
    return said[kind];
  },

  decide: {
    innocent: 'Unschuldig',
    stays: 'Dein Alibi bleibt auf dem Tisch.',
    by: 'Ausgeliefert von',
    byChance: 'Vom Zufall ausgeliefert',
    pass: 'Passen',
    passLead: 'Nichts sagen, dabei bleiben.',
    back: (crime: Crime, crimes: number) => `${CRIME[crime]} kommt zurück in den Stapel: ${crimes} Taten, eine davon wird gezogen.`,
    again: (crime: Crime) => `Für ${whom(crime)} kann dich niemand mehr beschuldigen.`,
    secret: 'Deine Tat bleibt geheim.',
    next: 'Sofort beginnt eine neue Runde.',
    left: 'noch dabei',
    crimes: 'Taten übrig',
    needed: (n: number) => (n === 1 ? 'Stimme nötig' : 'Stimmen nötig'),
    timeout: 'Geschieht von selbst, wenn die Uhr abläuft.',
    snitch: 'Singen',
    snitchLead: 'Nenne, wer es war. Richtig gewinnt, falsch ist draußen.',
    choose: 'Wen nennst du?',
    on: (name: string) => `${name === BOSS ? 'Den Boss' : name} verpfeifen`,
    shows: 'Alibi liegt',
    showsRule: 'CRM-R10',
    out: 'Raus',
    outRule: 'CRM-R9',
    saysAlibi: 'sagt: Alibi',
    saysMine: 'sagt: „meine“',
    saidNothing: 'sagte nichts',
    mark: (stroke: string) => `dein Strich ${stroke}`,
    ends: 'beendet das Spiel',
    did: (name: string) => `${name} war es`,
    didNot: (name: string) => `${name} ist unschuldig`,
    bossDidNot: 'Es war jemand anders',
    win: 'Du gewinnst allein, sofort.',
    lose: (name: string, crime: Crime, own: Crime) =>
      `Du bist draußen. ${name} zeigt das Alibi für ${whom(crime)}. Deine Tat, ${CRIME[own]}, wird bekannt und verlässt den Stapel.`,
    loseLast: (name: string, crime: Crime) => `Du bist draußen, und das Spiel ist aus. ${name} zeigt das Alibi für ${whom(crime)} und gewinnt allein.`,
    loseBoss: 'Das Spiel ist aus. Wer es war, gewinnt allein, und du verlierst.',
    final: 'Nicht zurückzunehmen. Vor dem Drücken sieht niemand deine Wahl.',
    pick: 'Wähle jemanden, um zu sehen, was daraus folgt.',
    waitingHint: 'Passen: neue Runde. Den Richtigen verpfeifen: gewonnen.',
  },

  scene: {
    soldOut: (name: string, mine: boolean) => `${name} ${verb(mine, 'wird', 'wirst')} ausgeliefert`,
    snitched: (snitch: string, mine: boolean, name: string) => `${snitch} ${verb(mine, 'verpfeift', 'verpfeifst')} ${acc(name)}`,
    grounds: (grounds: Grounds, crime: Crime): string =>
      ({
        accused: `für ${whom(crime)}`,
        automatic: `für ${whom(crime)}: alle anderen zeigen ein Alibi`,
        plurality: `für ${whom(crime)}, mit den meisten Stimmen`,
        chance: `für ${whom(crime)}, durch Zufall`,
      })[grounds],
    for: (crime: Crime) => `für ${whom(crime)}`,
    open: 'Die Karte wird umgedreht …',
    guilty: (name: string, mine: boolean) => `${name} ${verb(mine, 'war es', 'warst es, und alle wissen es')}.`,
    guiltyOut: (name: string, mine: boolean) => `${name} ${verb(mine, 'war es und ist', 'warst es und bist')} draußen.`,
    alibi: (name: string, mine: boolean) => `${name} ${verb(mine, 'zeigt', 'zeigst')} ein Alibi.`,
    wrong: (snitch: string, mine: boolean, crime: Crime) => `${snitch} ${verb(mine, 'lag falsch und ist', 'lagst falsch und bist')} draußen. ${mine ? 'Deine Tat' : `Die Tat von ${snitch}`}: ${CRIME[crime]}.`,
    closed: (name: string) => (name === 'Du' ? 'Du warst es nicht.' : `${name} war es nicht.`),
    skip: 'Tippen, um weiterzugehen',
  },

  log: {
    whom: acc,
    round: (round: number, crime: Crime) => `Runde ${round} · ${CRIME[crime]}`,
    said: (who: string, quote: string) => `${who}: „${quote}“`,
    accuses: (who: string, mine: boolean) => `${who} ${verb(mine, 'beschuldigt', 'beschuldigst')} `,
    withdraws: (who: string, mine: boolean) => `${who} ${verb(mine, 'zieht', 'ziehst')} zurück.`,
    spared: 'Niemand wird mehr gleich ausgeliefert.',
    wavers: (mine: boolean) => ` ${verb(mine, 'wird', 'wirst')} gleich ausgeliefert.`,
    call: (names: readonly string[]) => (names.length === 0 ? 'Letzter Aufruf.' : `Letzter Aufruf für ${list(names.map(acc))}.`),
    deadlocked: (crime: Crime) => `Niemand wird ausgeliefert. ${CRIME[crime]} kommt zurück.`,
    ballot: (ballot: number, votes: number) => (votes === 0 ? `Abstimmung ${ballot}: keine Stimmen.` : `Abstimmung ${ballot}:`),
    soldOut: (mine: boolean, crime: Crime, grounds: Grounds): string =>
      ` ${verb(mine, 'wird', 'wirst')} für ${whom(crime)} ausgeliefert${{ accused: '', automatic: ': alle zeigen ein Alibi', plurality: ', mit den meisten Stimmen', chance: ', durch Zufall' }[grounds]}.`,
    eliminated: (who: string, mine: boolean) => `${who} ${verb(mine, 'war es und ist', 'warst es und bist')} draußen.`,
    alibi: (who: string, mine: boolean, crime: Crime) => `${who} ${verb(mine, 'zeigt', 'zeigst')} ein Alibi für ${whom(crime)}.`,
    passed: (who: string, _mine: boolean, late: boolean) => `${who} ${late ? 'lässt die Zeit verstreichen' : 'passt'}.`,
    snitches: (who: string, mine: boolean) => `${who} ${verb(mine, 'verpfeift', 'verpfeifst')} `,
    confessed: (who: string, mine: boolean, crime: Crime) => `${who} ${verb(mine, 'lag falsch und ist', 'lagst falsch und bist')} draußen. ${mine ? 'Deine Tat' : `Die Tat von ${who}`}: ${CRIME[crime]}.`,
    closed: (winners: readonly string[], mine: boolean) => `${list(winners)} ${winners.length > 1 ? 'gewinnen' : mine ? 'gewinnst' : 'gewinnt'}. Alle Taten liegen offen.`,
  },

  final: {
    won: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} gewinnen gemeinsam` : mine ? 'Du gewinnst allein' : `${names[0] ?? ''} gewinnt allein`,
    how: {
      snitch: (snitch: string, mine: boolean, name: string, crime: Crime, right: boolean) =>
        `${snitch} ${verb(mine, 'hat', 'hast')} ${acc(name)} für ${whom(crime)} verpfiffen, ${right ? 'zu Recht' : 'zu Unrecht'}.`,
      boss: (crime: Crime, right: boolean) => `Der Boss wurde für ${whom(crime)} ausgeliefert, ${right ? 'zu Recht' : 'zu Unrecht'}.`,
      last: 'Sonst war niemand mehr da.',
    },
    crimes: 'Wer was getan hat',
    winner: 'gewonnen',
    lies: (lies: number, claims: number) =>
      claims === 0 ? 'hat nichts behauptet' : lies === 0 ? (claims === 1 ? 'hat die Wahrheit gesagt' : `${claims} Behauptungen, alle wahr`) : claims === 1 ? 'hat gelogen' : lies === claims ? `${claims} Behauptungen, alle gelogen` : `${lies} von ${claims} gelogen`,
    rounds: (n: number) => (n === 1 ? 'Es dauerte 1 Runde.' : `Es dauerte ${n} Runden.`),
  },

  veto: {
    title: 'Taten im Spiel',
    how: { random: 'vom Zufall gezogen', mild: 'die mildesten zuerst', named: 'von Hand gewählt' },
    none: 'Alles kann vorkommen. Tippe eine Tat an, um sie wegzulassen.',
    left: (crimes: readonly Crime[]) => `Weggelassen: ${list(crimes.map((crime) => CRIME[crime]))}.`,
    out: (crime: Crime) => `${CRIME[crime]} weglassen`,
    in: (crime: Crime) => `Mit ${CRIME[crime]} spielen`,
    tooFew: (n: number, of: number) => `Nur ${n} übrig, und ${of} werden gebraucht.`,
    chosen: (n: number, of: number) => `${n} von ${of} gewählt.`,
    rule: 'CRM-R25',
  },
};
