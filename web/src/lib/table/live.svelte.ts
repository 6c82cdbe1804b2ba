/** A table as this browser sees it, kept up to date over the socket for as long as the page is open. */
import type {
  Act, AnyView, AnyWish, Aside, Chat, ChatLine, Decision, Happened, Hello, House, Nudge, Player, Refused, ServerMessage, Stage, Update, Welcome,
} from '../contract/messages';
import { named } from '../text/isolated';
import { namedAsides } from './asides';
import { Link, type Dial } from './link';
import { recallUnsaid, rememberSeal, rememberUnsaid } from './memory';
import { Nudges } from './nudge.svelte';
import { newKey, Outbox } from './outbox';
import { Sheets } from './sheets.svelte';

export type Line = 'connecting' | 'live' | 'reconnecting' | 'turned away';

/** A wish before it gets its one-time key. */
export type Wishing = AnyWish extends infer One ? (One extends AnyWish ? Omit<One, 'key'> : never) : never;

/** How long an accepted action may look pending if its update does not follow. */
const GRACE = 3_000;
/** An answer takes no longer on a line that is there. */
const LATE = 3_000;
/** Actions that are accepted and change nothing. */
const IDLE = new Set(['wait', 'silent']);
/** The code with which the server closes a table that it does not know. */
const NO_TABLE = 4404;

export class LiveTable {
  readonly id: string;
  readonly sheets: Sheets;
  readonly nudges = new Nudges((nudge) => this.#link.send(nudge));
  line = $state.raw<Line>('connecting');
  /** The code that says why the server does not want us here. */
  turnedAway = $state.raw(0);
  /** The server knows no table of this name. */
  unknown = $state.raw(false);
  /** The seat was given back. */
  stoodUp = $state.raw(false);
  welcome = $state.raw<Welcome | null>(null);
  stage = $state.raw<Stage | null>(null);
  /** Mine; -1 for a watcher. It may change while the table is gathering. */
  seat = $state.raw(-1);
  house = $state.raw<House | null>(null);
  /** When the last update came, by this page's own clock: what is left of a time counts from here. */
  at = $state.raw(0);
  players = $state.raw<readonly Player[]>([]);
  view = $state.raw<AnyView | null>(null);
  decision = $state.raw<Decision | null>(null);
  story = $state.raw<readonly Happened[]>([]);
  /** What happened beside the game. */
  asides = $state.raw<readonly Aside[]>([]);
  /** Whose last action was taken back, until something else happens. */
  takenBack = $state.raw<number | null>(null);
  seed = $state.raw<string | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What I have said and nobody is known to have heard yet. */
  saying = $state.raw<readonly Chat[]>([]);
  /** The action the touched element waits for. */
  pending = $state.raw<Act | null>(null);
  /** The wish that is not yet answered. */
  asked = $state.raw<AnyWish | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** What it was that the house refused last: an action, a word, a nudge, or another wish. */
  refused = $state.raw<(Act | AnyWish | Nudge)['type'] | null>(null);

  #secret: string | null;
  #name: string | null;
  #link: Link;
  #outbox = new Outbox();
  #seq = 0;
  /** What this page has chosen last in a sealed decision. */
  #chose: string | null = null;
  /** How often another device of mine has chosen otherwise. */
  #elsewhere = $state.raw(0);
  /** Who waits for the answers of a race, by key. */
  #racing = new Map<string, (refused: Refused | null) => void>();
  #accepted: { key: string; seq: number } | null = null;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, secret: string | null, url: string, dial?: Dial, name: string | null = null) {
    this.id = id;
    this.#secret = secret;
    this.#name = name;
    this.sheets = new Sheets(id, secret);
    this.saying = recallUnsaid(id);
    for (const line of this.saying) this.#outbox.put(line);
    this.#link = new Link(
      url,
      {
        opened: () => this.#link.send(this.#hello()),
        heard: (message) => this.#hear(message),
        lost: () => this.#lose(),
        turnedAway: (code) => this.#close(code),
      },
      dial,
    );
  }

  /** The house stands still: it is paused, or rests until somebody is back. */
  get standing(): boolean {
    return this.stage === 'playing' && (this.house?.paused === true || this.house?.resting === true);
  }

  /** The decision that may be answered now: none while the house stands still. */
  get question(): Decision | null {
    return this.standing ? null : this.decision;
  }

  open(): void {
    this.#link.open();
  }

  end(): void {
    clearTimeout(this.#grace);
    clearTimeout(this.#late);
    this.sheets.end();
    this.nudges.end();
    this.#link.end();
  }

  hurry(): void {
    this.#link.hurry();
  }

  doubt(): void {
    this.#link.doubt();
  }

  /** What is asked, and over which choice: what a hand has touched on this page answers no other, nor what another device has chosen since. */
  asking(decision: Decision): string {
    return `${decision.id} ${this.#elsewhere}`;
  }

  /** Answer the open decision. A quiet action is stored without anything looking pending. */
  act(action: string, { lock = true, quiet = false }: { lock?: boolean; quiet?: boolean } = {}): void {
    if (this.decision === null || (!quiet && this.pending !== null)) return;
    const act: Act = { type: 'act', decision: this.decision.id, action, key: newKey(), lock, shown: this.#seq };
    this.refusal = null;
    this.#outbox.put(act);
    this.#chose = action;
    if (!quiet) this.pending = act;
    this.#send(act);
  }

  /**
   * In a race: sent at once beside whatever else is under way, never later than it was meant.
   * The answer goes to whoever sent it: what refused it, or null.
   */
  race(action: string, answered: (refused: Refused | null) => void): boolean {
    if (this.decision === null || this.line !== 'live') return false;
    const act: Act = { type: 'act', decision: this.decision.id, action, key: newKey(), lock: true, shown: this.#seq };
    this.#link.send(act);
    this.#racing.set(act.key, answered);
    this.#outbox.put(act);
    return true;
  }

  /** Ask something of the table besides playing: a seat, a bot, a pause, a word to the others. */
  wish(wishing: Wishing): void {
    const wish = { ...wishing, key: newKey() } as AnyWish;
    this.refusal = null;
    this.asked = wish;
    this.#outbox.put(wish);
    if (wish.type === 'chat') this.#say([...this.saying, wish]);
    this.#send(wish);
  }

  /** Ask somebody for whom the table waits to go on: now, or not at all. */
  nudge(seat: number): void {
    if (this.line !== 'live') return;
    this.refusal = null;
    this.nudges.nudge(seat);
  }

  /** The secret that makes the seat mine, to carry it to another device. */
  get secret(): string | null {
    return this.#secret;
  }

  /** What the line is not there for is sent as soon as it is; an answer that is late asks after the line. */
  #send(message: Act | AnyWish): void {
    if (this.line !== 'live') return;
    this.#link.send(message);
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      if (this.line === 'live' && this.#outbox.unanswered.length > 0) this.doubt();
    }, LATE);
  }

  #say(saying: readonly Chat[]): void {
    this.saying = saying;
    rememberUnsaid(this.id, saying);
  }

  /** It needs no sending any more. */
  #answered(key: string | null): Act | AnyWish | null {
    const one = this.#outbox.answered(key);
    if (one?.type === 'chat') this.#say(this.saying.filter((line) => line.key !== key));
    return one;
  }

  #hello(): Hello {
    const who = this.#secret === null && this.#name !== null ? { name: this.#name } : {};
    return { type: 'hello', secret: this.#secret, since: this.#seq, heard: this.chat.at(-1)?.n ?? 0, ...who };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.line = 'live';
        void this.sheets.open();
        for (const unanswered of this.#outbox.unanswered) this.#link.send(unanswered);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'heard':
        this.chat = [...this.chat, ...named(message.lines).filter(({ n }) => n > (this.chat.at(-1)?.n ?? 0))];
        break;
      case 'nudged':
        this.nudges.hear(message.by);
        break;
      case 'noted':
        void this.sheets.open();
        break;
      case 'accepted':
        this.nudges.answered(message.key, true);
        if (this.#answered(message.key)?.type === 'stand_up') this.stoodUp = true;
        if (this.asked?.key === message.key) this.asked = null;
        this.#raced(message.key, null);
        this.#accept(message.key, message.seq);
        break;
      case 'refused':
        this.#refuse(message);
        break;
    }
  }

  #update(update: Update): void {
    const fresh = update.story.filter((happened) => happened.seq > (this.story.at(-1)?.seq ?? -1));
    if (fresh.length > 0 || update.undone.length > 0) {
      this.takenBack = whose(this.story.filter(({ seq }) => update.undone.includes(seq)));
      this.story = [...this.story, ...fresh].filter(({ seq }) => !update.undone.includes(seq));
    }
    const beside = update.asides.filter(({ seq }) => seq > (this.asides.at(-1)?.seq ?? -1));
    if (beside.length > 0) this.asides = [...this.asides, ...namedAsides(beside)];
    if (this.stage === null && update.seed === null && this.welcome !== null) rememberSeal(this.id, this.welcome.commitment);
    this.#seq = update.seq;
    this.at = performance.now();
    this.stage = update.stage;
    this.seat = update.seat;
    this.house = update.house;
    this.players = named(update.players);
    if (this.#choseElsewhere(update.decision)) this.#elsewhere += 1;
    if (update.decision === null || update.decision.locked || update.decision.id !== this.decision?.id) this.nudges.goneOn();
    this.decision = update.decision;
    this.seed = update.seed;
    this.view = update.view;
    if (this.#accepted !== null && update.seq >= this.#accepted.seq) this.#settle(this.#accepted.key);
  }

  /** Whether the table holds another choice than before, and than what this page has sent or is sending. */
  #choseElsewhere(decision: Decision | null): boolean {
    const before = this.decision;
    if (before === null || decision === null || decision.id !== before.id || decision.choice === before.choice) return false;
    return decision.choice !== this.#chose && !this.#outbox.unanswered.some((one) => one.type === 'act');
  }

  /** In the journal; the element stays pending until the table has been seen after it. */
  #accept(key: string, seq: number): void {
    if (this.pending?.key !== key) return;
    if (this.#seq >= seq && !this.#unshown(this.pending)) return this.#settle(key);
    this.#accepted = { key, seq };
    this.#grace = setTimeout(() => this.#settle(key), GRACE);
  }

  /** A step that moves no number is shown by the next question, which comes after its answer. */
  #unshown(act: Act): boolean {
    return this.decision?.id === act.decision && !this.decision.sealed && !IDLE.has(act.action);
  }

  #refuse(refused: Refused): void {
    if (this.line !== 'live' && refused.key === null) return; // the code that closes the socket says the same
    const unanswered = this.#answered(refused.key);
    this.refused = this.nudges.answered(refused.key, false) ? 'nudge' : (unanswered?.type ?? null);
    const late = unanswered?.type === 'act' && !unanswered.lock && unanswered.decision !== this.decision?.id; // a change of mind too late to matter
    if (this.#raced(refused.key, refused)) return;
    if (this.asked?.key === refused.key) this.asked = null;
    if (!late) this.refusal = refused;
    if (refused.key !== null) this.#settle(refused.key);
  }

  #raced(key: string | null, refused: Refused | null): boolean {
    const answered = key === null ? undefined : this.#racing.get(key);
    if (key !== null) this.#racing.delete(key);
    answered?.(refused);
    return answered !== undefined;
  }

  #settle(key: string): void {
    clearTimeout(this.#grace);
    this.#accepted = null;
    if (this.pending?.key === key) this.pending = null;
  }

  /** GET-R27 A card that a broken line may have swallowed is not sent again: it would land on a top it was not meant for. */
  #lose(): void {
    this.line = this.welcome === null ? 'connecting' : 'reconnecting';
    this.nudges.lose();
    this.players = this.players.map((player) => (player.seat === this.seat ? { ...player, line: 'gone' } : player));
    for (const key of [...this.#racing.keys()]) {
      this.#outbox.answered(key);
      this.#raced(key, { type: 'refused', key, rule: 'GET-R27', reason: 'the line was broken' });
    }
  }

  #close(code: number): void {
    this.line = 'turned away';
    this.unknown = code === NO_TABLE;
    this.turnedAway = code;
    this.#link.end();
  }
}

/** Who did the first of these things; null where there are none, or nobody did them. */
const whose = (taken: readonly Happened[]): number | null =>
  taken.flatMap(({ events }) => events).flatMap((event) => ('seat' in event && event.seat !== null ? [event.seat] : []))[0] ?? null;

/** Where a table's socket is. */
export const liveUrl = (at: Pick<Location, 'protocol' | 'host'>, table: string): string =>
  `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/tables/${encodeURIComponent(table)}/live`;
