/** Inkognito auf Deutsch. */
import type { Clue, How, Identity, Location, Segment } from '../../contract/messages';
import type { inkognito as english, InkognitoLine, Who } from '../en/inkognito';
import { joined, list } from './common';

const IDENTITY: Readonly<Record<Identity, string>> = { F: 'Lord Fiddlebottom', B: 'Colonel Bubble', X: 'Agent X', Z: 'Mme Zsa Zsa' };
const PLACE: Readonly<Record<Location, string>> = {
  'San Marco': 'San Marco',
  'San Giorgio': 'San Giorgio',
  'Bridge of Sighs': 'Seufzerbrücke',
  Rialto: 'Rialto',
  Salute: 'Salute',
};
/** Wohin und wo: die Seufzerbrücke hat einen Artikel. */
const AT: Readonly<Record<Location, string>> = {
  'San Marco': 'in San Marco',
  'San Giorgio': 'auf San Giorgio',
  'Bridge of Sighs': 'an der Seufzerbrücke',
  Rialto: 'am Rialto',
  Salute: 'an der Salute',
};
const TO: Readonly<Record<Location, string>> = {
  'San Marco': 'nach San Marco',
  'San Giorgio': 'nach San Giorgio',
  'Bridge of Sighs': 'zur Seufzerbrücke',
  Rialto: 'zum Rialto',
  Salute: 'zur Salute',
};

const isIdentity = (card: Clue): card is Identity => card in IDENTITY;
const either = (items: readonly string[]): string => joined(items, 'oder');
const verb = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.me ? mine : theirs}`;
/** Wem, und wen. */
const dative = (who: Who): string => (who.me ? 'dir' : who.name);
const accusative = (who: Who): string => (who.me ? 'dich' : who.name);
/** Wen jemand trifft: Botschafter und Strohmann sind keine Namen. */
const whom = (names: readonly string[]): string => list(names.map((name) => (name === 'Botschafter' || name === 'Strohmann' ? `den ${name}` : name)));
const cardName = (card: Clue, black = false): string => `${black ? 'schwarz ' : ''}${isIdentity(card) ? IDENTITY[card] : card}`;
const drawn = (cards: readonly Clue[], black: boolean): InkognitoLine =>
  cards.flatMap((clue, k): InkognitoLine => (k === 0 ? [{ clue, black }] : [' und ', { clue, black }]));
const kindName = { identity: 'Identität', number: 'Nummer' } as const;

export const inkognito: typeof english = {
  title: 'Inkognito',
  dummy: 'Strohmann',
  ambassador: 'Botschafter',
  partner: 'dein Partner',
  theDummy: 'Strohmann',
  theAmbassador: 'Botschafter',
  identity: IDENTITY,
  segmentLabel: 'Teilnummer',
  place: PLACE,
  /** Auf einer schmalen Karte darf er getrennt werden. */
  onCard: (at) => PLACE[at].replace('Seufzerbrücke', 'Seufzer\u00adbrücke'),
  cardName,
  either,
  series: (n) => `Serie ${n}`,
  seriesLabel: (series, last, round) => `Serie ${series} von höchstens ${last}, Runde ${round} von 5`,
  sending: 'Wird gesendet…',

  status: {
    yourTurn: 'Du bist dran',
    waitingFor: (names) => `Warten auf ${list(names)}`,
    waitingShort: 'warten…',
    youMeet: (names, at) => `Du triffst ${whom(names)} ${AT[at]}`,
    task: {
      exchange: 'zwei Karten, genau eine wahr',
      audience: 'zwei Karten zu zeigen',
      demand: 'verlange eine schwarze Karte',
      look: 'sieh eine schwarze Karte an',
    } as Readonly<Record<How, string>>,
    receives: 'sieh zu oder ruf an',
    where: 'wohin gehst du heute Nacht?',
    send: 'wohin schickst du den Strohmann?',
    down: 'welchen Ort legst du verdeckt?',
    answer: 'man verlangt eine schwarze Karte von dir',
    name: 'nenne die Leute',
    told: 'Einen Moment…',
    over: 'Spiel zu Ende',
    gameOver: (nth) => `Spiel ${nth} ist vorbei`,
    yourTurnIn: (nth) => `Du bist dran in Spiel ${nth}`,
  },

  tabs: { table: 'Karte', meeting: 'Treffen', sheet: 'Notizen', dossier: 'Akte', label: 'Was du ansiehst' },

  rail: {
    label: 'Der Reihe nach',
    together: 'Alle zugleich',
    hint: 'hell: noch auf der Hand',
    yourTurn: 'du bist dran',
    playing: 'wählt einen Ort',
    at: (at) => `ist ${AT[at]}`,
    youAt: (at) => AT[at],
    after: 'spielt später',
    youAfter: 'du spielst später',
    last: 'deckt zuletzt auf',
    down: 'hat verdeckt gelegt',
    youDown: (at) => `verdeckt: ${PLACE[at]}`,
    lays: 'legt zuerst verdeckt',
    youLay: 'du legst zuerst verdeckt',
    sentBy: (who) => (who.me ? 'spielst du' : `spielt ${who.name}`),
    choosing: 'wählt…',
    hasChosen: 'hat gewählt',
    youHaveChosen: 'du hast gewählt',
    asked: 'soll eine schwarze Karte zeigen',
    isAmbassador: 'Botschafter',
    left: (at, round) => (round === null ? `${PLACE[at]}: auf der Hand` : `${PLACE[at]}: Runde ${round}`),
  },

  map: {
    label: 'Venedig',
    canal: 'Canal Grande',
    giudecca: 'Canale della Giudecca',
    used: (round) => `benutzt in Runde ${round}`,
    you: 'Du?',
    dummy: 'Stroh?',
    down: 'verdeckt',
    place: (at, note, here) => `${PLACE[at]}${note === '' ? '' : `, ${note}`}${here.length === 0 ? ', niemand dort' : `: ${here.join(', ')}`}`,
    pack: (left, after) => `noch ${left === 1 ? '1 Karte, sie' : `${left} Karten, eine`} wird ${after === null ? 'zuletzt' : `nach ${after.name === 'Strohmann' ? 'dem Strohmann' : dative(after)}`} aufgedeckt`,
    packOpen: (at) => `ist ${AT[at]}`,
  },

  visit: {
    yourTurn: 'Du bist dran.',
    choose: 'Wohin gehst du heute Nacht?',
    chooseDummy: 'Wohin schickst du den Strohmann?',
    chooseDown: 'Lege einen Ort verdeckt. Er wird aufgedeckt, wenn alle gespielt haben.',
    pick: 'Wähle einen Ort',
    go: (at) => `Geh ${TO[at]}`,
    send: (at) => `Strohmann ${TO[at]} schicken`,
    put: (at) => `${PLACE[at]} verdeckt legen`,
    used: 'benutzt',
    round: (n) => `Runde ${n}`,
    usedWhy: (at, round) => `${PLACE[at]} war schon in Runde ${round} dieser Serie.`,
    usedRule: 'INK-3.3',
    isThere: (names) => `${list(names)} ${names.length === 1 ? 'ist' : 'sind'} dort`,
    manyThere: (n) => `${n} sind dort`,
    manyMayCome: (n) => `${n} können kommen`,
    mayCome: (names) => `${either(names)} kann kommen`,
    nobody: 'niemand',
    odds: (of) => (of === 1 ? 'Botschafter sicher' : `Botschafter 1 von ${of}`),
    oddsNone: 'kein Botschafter',
    outcome: (who, at, here) => {
      const dummy = who === 'dummy';
      if (here.length === 0) return [`${PLACE[at]}:`, dummy ? ' der Strohmann ist bisher allein.' : ' du bist bisher allein.'];
      if (who === 'ambassador' && here.length === 2) return [`${PLACE[at]}:`, ` ${list(here)} zeigen dir je zwei Karten.`];
      if (here.length === 1) return [`${PLACE[at]}:`, dummy ? ` der Strohmann trifft ${here[0]} allein.` : ` du triffst ${here[0]} allein.`];
      return [`${PLACE[at]}:`, ' zu viele. Dort spricht niemand.'];
    },
    detail: (here, may, cannot, of, at, five) => {
      const says: string[] = [];
      if (here === 1 && of !== null) says.push(`${of === 1 ? 'Der Botschafter kommt dazu:' : `${of - 1} von ${of}. Kommt der Botschafter dazu,`} ${five ? 'zeigt ihr ihm beide zwei Karten.' : 'spricht niemand.'}`);
      if (here === 0 && of !== null) says.push(of === 1 ? 'Der Botschafter kommt sicher.' : `Der Botschafter kommt in 1 von ${of} Fällen.`);
      if (may.length > 0) says.push(`${either(may)} kann noch kommen.`);
      else if (cannot.length > 0) says.push(`${list(cannot)} ${cannot.length === 1 ? 'war' : 'waren'} schon ${AT[at]}.`);
      return says.join(' ');
    },
    lockedTitle: (at) => `${PLACE[at]} liegt verdeckt`,
    unlock: 'Zurücknehmen',
    sealed: 'Alle Karten werden zusammen aufgedeckt.',
  },

  wait: {
    locations: 'Die Orte werden nacheinander und offen gespielt.',
    meetings: 'Was gezeigt wird, bleibt unter denen, die sich treffen.',
    youMeet: (names, at) => `Du triffst ${whom(names)} ${AT[at]}.`,
    meet: (names, at) => `${list(names)} treffen sich ${AT[at]}.`,
    demand: (asker, asked) => `${verb(asker, 'verlangst', 'verlangt')} eine schwarze Karte von ${dative(asked)}.`,
    skip: 'Tippen geht weiter',
  },

  dossier: {
    tab: 'Akte',
    stamp: 'Streng geheim',
    youAre: 'Du bist',
    segment: 'Teilnummer',
    alone: 'Alle spielen allein. Finde die Nummer, triff irgendwen, rufe an.',
    aloneAmbassador: 'Du hast keine eigene Karte. Erfahre die Nummer, triff einen oder zwei Agenten, rufe an.',
    partner: (identity) => ['Partner: ', IDENTITY[identity], '.'],
    partnerIs: (name) => `Es ist ${name}.`,
    partnerMay: (names) => `Es ist ${either(names)}.`,
    openSheet: 'Notizen öffnen',
    closeSheet: 'Zurück zur Karte',
    watcher: 'Du schaust zu. Niemand zeigt dir eine Karte.',
    unknown: '?',
    dialLabel: 'Die Nummer bisher',
    segments: (segments: readonly Segment[]) => either(segments),
    thisSeries: 'Diese Serie',
    noMeeting: 'Noch hat sich niemand getroffen.',
    metAt: (names, at) => `${list(names)} ${AT[at]}`,
    match: 'Wer zuerst 3 hat',
    game: (nth) => `Spiel ${nth}`,
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    draws: (n) => (n === 1 ? '1 Remis' : `${n} Remis`),
  },

  sheet: {
    tab: 'Notizen',
    help: { label: 'Hilfe', record: 'Protokoll', logic: 'Logik', odds: 'Chancen' },
    helpNot: { none: 'An diesem Tisch gibt es keine Hilfe: nur deine eigenen Zeichen.', record: 'An diesem Tisch wird notiert, aber nichts gefolgert.', logic: '' },
    helpWhat: {
      record: 'Nur, was gezeigt wurde. Das Denken bleibt dir.',
      logic: 'Was die gezeigten Karten beweisen, wird gestrichen oder eingetragen.',
      odds: 'In wie vielen der möglichen Verteilungen, wenn alle ihre Karten zufällig wählen.',
    },
    deals: (n, of) => [`${n}`, ` von ${of} Verteilungen möglich`],
    dealsRecord: (n) => (n === 1 ? '1 Treffen notiert' : `${n} Treffen notiert`),
    meeting: (n) => `Treffen ${n}`,
    older: (name, n) => `${name}: ${n === 1 ? '1 früheres' : `${n} frühere`} Treffen`,
    newer: (name, n) => `${name}: ${n === 1 ? '1 späteres' : `${n} spätere`} Treffen`,
    pencil: 'deine Zeichen',
    mark: (name, card, mark) => `Dein Zeichen für ${name}, ${cardName(card)}: ${mark === '' ? 'keines' : { '?': 'vielleicht', '!': 'sicher', '×': 'nein' }[mark]}`,
    row: (card, verdict) => `${cardName(card)}${verdict === null ? '' : { sure: ', sicher', no: ', ausgeschlossen', may: ', möglich' }[verdict]}`,
    whyAsk: (name, card) => `Warum? ${name}, ${cardName(card)}`,
    cell: (seen, shown, black) => [seen ? `dir gezeigt${black ? ', schwarz' : ''}` : '', shown ? `du hast gezeigt${black && !seen ? ', schwarz' : ''}` : ''].filter(Boolean).join(', '),
    certain: (who, card) => (isIdentity(card) ? `${verb(who, 'bist', 'ist')} ${IDENTITY[card]}.` : `${verb(who, 'hast', 'hat')} ${card}.`),
    ruledOut: (who, card) => (isIdentity(card) ? `${verb(who, 'bist', 'ist')} nicht ${IDENTITY[card]}.` : `${verb(who, 'hast', 'hat')} nicht ${card}.`),
    open: (who, card, n, of) => `${isIdentity(card) ? `${verb(who, 'bist', 'ist')} ${IDENTITY[card]}` : `${verb(who, 'hast', 'hat')} ${card}`} in ${n} von ${of} Verteilungen.`,
    factPair: (meeting, who, cards) => `Treffen ${meeting}: ${verb(who, 'hast', 'hat')} ${cards.map((card) => cardName(card)).join(' und ')} gezeigt, eines davon wahr.`,
    factBlack: (meeting, who, card) => `Treffen ${meeting}: schwarze Karte von ${dative(who)}, ${isIdentity(card) ? IDENTITY[card] : card}.`,
    ownCards: 'Das sagen deine eigenen Karten.',
    whyHint: 'Tippe auf eine Karte, um zu sehen, warum.',
    recordHint: 'Keine Hilfe: es wird nichts gefolgert.',
    noneHint: 'An diesem Tisch gibt es keine Hilfe: auf dem Blatt stehen nur deine eigenen Zeichen.',
    legend: { seen: 'dir gezeigt', shown: 'von dir gezeigt', black: 'schwarze Karte', sure: 'sicher', no: 'ausgeschlossen' },
    toAmbassador: 'Dem Botschafter gezeigt',
  },

  exchange: {
    title: (who) => `Zwei Karten für ${who}, genau eine wahr`,
    knows: (who, people, numbers) => `${verb(who, 'bist', 'ist')} ${either(people)}, mit ${either(numbers)}`,
    choosing: 'wählt',
    youChoose: 'wählst',
    hasChosen: 'hat gewählt',
    locked: 'verdeckt',
    true: 'wahr',
    seals: 'Die Siegel siehst nur du.',
    bar: {
      both: 'beide wahr',
      neither: 'keine wahr',
      seen: (meeting, partner) => ['gezeigt ', `mit ${partner} `, `in Treffen ${meeting}`],
      spent: 'jedes Paar gezeigt',
    },
    barLong: {
      both: 'Beide wären wahr. Genau eine muss es sein.',
      neither: 'Keine wäre wahr. Genau eine muss es sein.',
      seen: (who, meeting) => `${who} hat dieses Paar in Treffen ${meeting} gesehen.`,
      spent: (who) => `${who} hat jedes Paar damit gesehen.`,
    },
    willSee: (who) => `${who} wird sehen`,
    ok: 'eine wahr, eine falsch',
    newTo: (who) => `neu für ${who}`,
    blackOk: 'eine schwarze Karte ist wahr',
    blackWhy: 'sie sagt: ich vertraue dir',
    pickTwo: 'Wähle zwei Karten',
    pickOne: 'Wähle noch eine',
    show: (cards) => `${list(cards)} zeigen`,
    blackMode: 'Eine schwarze Karte',
    pairMode: 'Doch zwei Karten',
    blackTitle: (who) => `Eine schwarze Karte für ${who}`,
    blackPick: 'Wähle eine schwarze Karte',
    showBlack: (card) => `Schwarz zeigen: ${cardName(card)}`,
    call: 'Anrufen',
    stake4: (who) => `Ein Anruf beendet das Spiel: richtig, und du gewinnst mit deinem Partner. Falsch, oder ${who} ist nicht dein Partner: die anderen gewinnen.`,
    stakeAlone: 'Ein Anruf beendet das Spiel: richtig, und der Punkt ist deiner. Falsch: ein Punkt für alle anderen.',
    lockedTitle: 'Deine Wahl liegt verdeckt',
    unlock: 'Zurücknehmen',
    unlockHint: 'solange nicht alle gewählt haben, die sich treffen',
    unlocking: 'Wird zurückgenommen…',
    waits: (names) => `Warten auf ${list(names)}.`,
    noCall: 'Kein Anruf bei einem Treffen zu dritt.',
    noCallRule: 'INK-R33',
    noCallAmbassador: 'Kein Anruf hier: dazu braucht es den Partner, nicht den Botschafter.',
    noCallAmbassadorRule: 'INK-R16',
  },

  demand: {
    title: 'Von wem verlangst du eine schwarze Karte?',
    titleLook: 'Sieh dir eine schwarze Karte des Strohmanns an',
    titleAmbassador: (names) => `Du empfängst ${list(names)}`,
    ambassadorHint: {
      demand: 'Wird eine Karte verlangt, siehst du sie auch. Du zeigst nichts; du darfst anrufen.',
      audience: 'Beide zeigen dir zwei Karten, eine davon wahr. Du darfst stattdessen anrufen.',
    },
    hint: 'Wer gefragt wird, wählt die Karte. Nur du siehst sie.',
    hintFive: 'Wer gefragt wird, wählt die Karte. Du und der Botschafter sehen sie.',
    hintAsker: 'Du wählst, welche. Nur du siehst sie.',
    hintLook: 'Niemand sonst erfährt, welche, und was sie sagt.',
    identity: 'Identität',
    number: 'Nummer',
    none: 'Von niemandem',
    noneLook: 'Keine',
    noneAmbassador: 'Kein Anruf',
    decline: 'Nichts verlangen',
    declineLook: 'Verdeckt lassen',
    declineAmbassador: 'Nicht anrufen, zusehen',
    pick: 'Wähle einen Agenten',
    pickLook: 'Wähle eine Karte',
    act: (name, kind) => (kind === null ? `Schwarze Karte von ${name} verlangen` : `${kindName[kind]} von ${name} verlangen`),
    look: (kind) => `${kindName[kind]} des Strohmanns ansehen`,
    notDummy: 'Vom Strohmann wird an diesem Tisch nichts verlangt.',
    notDummyRule: 'INK-R28',
    repeat: 'Auf Verlangen hast du sie schon gesehen.',
    repeatRule: 'INK-R2',
    seen: (cards) => `gesehen: ${cards.map((card) => cardName(card)).join(', ')}`,
    open: (people, numbers) => [people, numbers].filter((names) => names.length > 0).map(either).join(' · '),
  },

  answer: {
    title: (who) => `${who} verlangt eine schwarze Karte von dir`,
    hint: (who) => `Eine musst du zeigen. Nur ${who} sieht sie.`,
    hintFive: (who) => `Eine musst du zeigen. ${who} und der Botschafter sehen sie.`,
    seenBefore: (who) => `${who} kennt sie schon`,
    newTo: (who) => `neu für ${who}`,
  },

  call: {
    title: 'Der Anruf',
    hint: 'Welchen Teil der Nummer hat jeder Agent?',
    part: (agent, segment) => `${IDENTITY[agent]} hat ${segment}`,
    own: 'deine',
    certain: 'sicher',
    possible: 'möglich',
    ruledOut: 'unmöglich',
    fixed: (agent, segment) => `Du weißt, dass ${IDENTITY[agent]} ${segment} hat.`,
    fill: 'Gib jedem Agenten einen Teil',
    act: (number) => `${number} anrufen`,
    back: 'Auflegen',
    stakeTitle: 'Worum es geht',
    right: 'Richtig',
    wrong: 'Falsch',
    right4: 'du und dein Partner gewinnen',
    wrong4: (who) => `die anderen zwei gewinnen; auch wenn ${who} nicht dein Partner ist`,
    wrong4Free: 'die anderen zwei gewinnen',
    rightAlone: 'das Spiel ist allein deines',
    wrongAlone: 'alle anderen gewinnen',
    ends: 'So oder so endet hier das Spiel.',
    people: 'Danach nennst du die Leute dazu.',
  },

  name: {
    title: 'Wer ist wer?',
    hint: 'Die Nummer ist gewählt. Sie zählt nur mit den richtigen Leuten.',
    pick: 'Gib allen einen Namen',
    act: (letters) => `${letters.join(' ')} nennen`,
    option: (who, identity) => `${verb(who, 'bist', 'ist')} ${IDENTITY[identity]}`,
  },

  reveal: {
    title: (at) => AT[at].charAt(0).toUpperCase() + AT[at].slice(1),
    gave: (giver, taker) => (taker.me ? `${giver.name} zeigt dir` : giver.me ? `Du zeigst ${taker.name}` : `${giver.name} zeigt ${taker.name}`),
    oneTrue: 'eine wahr, eine falsch',
    black: 'eine schwarze Karte: wahr',
  },

  log: {
    game: (nth, ambassador) => `Spiel ${nth}${ambassador === null ? '' : ` · ${verb(ambassador, 'bist', 'ist')} Botschafter`}`,
    dealt: (who, black) => [`${verb(who, 'bist', 'ist')} `, { clue: black[0], black: true }, who.me ? ' und hast ' : ' und hat ', { clue: black[1], black: true }],
    round: (series, round, starter, mover) =>
      `Serie ${series}, Runde ${round} · ${verb(starter, 'beginnst', 'beginnt')}${mover === null ? '' : `, ${verb(mover, 'spielst', 'spielt')} für den Strohmann`}`,
    went: (who, at, forced) => [`${verb(who, 'gehst', 'geht')} ${TO[at]}${forced ? ', die letzte Karte' : ''}`],
    sent: (by, at) => [`${verb(by, 'schickst', 'schickt')} den Strohmann ${TO[at]}`],
    turned: (who, at) => [`${verb(who, 'deckst', 'deckt')} ${PLACE[at]} auf`],
    met: (who, at) => [`${list(who.map(({ name }) => name))} ${who.some(({ me }) => me) ? 'trefft euch' : 'treffen sich'} ${AT[at]}`],
    shown: (giver, taker, black, cards) => [`${verb(giver, 'zeigst', 'zeigt')} ${dative(taker)} `, ...drawn(cards, black)],
    demanded: (who, asked) => [`${verb(who, 'verlangst', 'verlangt')} eine schwarze Karte von ${dative(asked)}`],
    declined: (who) => [`${verb(who, 'verlangst', 'verlangt')} nichts`],
    looked: (who) => [`${verb(who, 'siehst', 'sieht')} eine schwarze Karte des Strohmanns an`],
    called: (who, call, dialled) => [`${verb(who, 'wählst', 'wählt')} ${dialled}: ${call}`],
    named: (who, people) => [`${verb(who, 'nennst', 'nennt')} die Leute: ${people}`],
    ended: (caller, right, winners) => [caller === null ? 'Niemand hat angerufen, und niemand gewinnt' : `Der Anruf war ${right ? 'richtig' : 'falsch'}. Ein Punkt für ${list(winners.map(accusative))}`],
    matchEnded: (winners) => [winners.length === 0 ? 'Die Partie endet ohne Sieger' : `Die Partie geht an ${list(winners.map(accusative))}`],
  },

  final: {
    won: (winners) => {
      if (winners.length === 0) return 'Niemand gewinnt';
      const mine = winners.some(({ me }) => me);
      const names = [...winners.filter(({ me }) => me), ...winners.filter(({ me }) => !me)].map(({ name }) => name);
      return `${list(names)} ${winners.length > 1 ? (mine ? 'gewinnt' : 'gewinnen') : mine ? 'gewinnst' : 'gewinnt'}`;
    },
    drawn: 'In all den Nächten kein Anruf',
    called: (who) => verb(who, 'hast angerufen', 'hat angerufen'),
    right: 'Die Nummer war richtig.',
    wrong: 'Die Nummer war falsch.',
    notPartner: 'Die Nummer war richtig, aber nicht beim Partner angerufen.',
    wrongPeople: 'Die Nummer war richtig, die Leute waren es nicht.',
    blackCards: 'Wer wer war',
    point: '+1',
    known: 'Was du wissen konntest',
    knownWhat: 'Mögliche Verteilungen nach deinen Notizen, Treffen für Treffen.',
    knownFrom: (meeting) => `Ab Treffen ${meeting} stand die Nummer für dich fest.`,
    knownNever: (n) => `Am Ende waren für dich noch ${n} Nummern möglich.`,
    knownStart: '0',
    nextGame: (nth, asked) => `Weiter zu Spiel ${nth}${asked ? ': du bist dran' : ''}`,
  },
};
