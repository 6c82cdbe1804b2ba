/** A socket that comes back: dialled again with growing patience, and asked now and then whether it is there. */
import type { ClientMessage, ServerMessage } from '../contract/messages';

/** The part of a WebSocket that is used; tests hand in another. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type Dial = (url: string) => Socket;

/** Waits between attempts, in milliseconds; the last one repeats. */
export const PATIENCE: readonly number[] = [250, 500, 1000, 2000, 4000];
/** A Ping after so much silence, and so long to answer it. */
export const QUIET = 15_000;
export const ANSWER = 6_000;
/** So long where there is reason to think that it is gone. */
export const DOUBT = 2_500;
/** Close codes from here on are the application's own last word: dialling again would change nothing. */
const LAST_WORD = 4400;

export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is down; it will be dialled again. */
  lost(): void;
  /** The server does not want this caller. */
  turnedAway(code: number): void;
}

export class Link {
  #url: string;
  #listener: Listener;
  #dial: Dial;
  #socket: Socket | null = null;
  #attempt = 0;
  #pings = 0;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(url: string, listener: Listener, dial: Dial = (at) => new WebSocket(at)) {
    this.#url = url;
    this.#listener = listener;
    this.#dial = dial;
  }

  open(): void {
    clearTimeout(this.#redial);
    const socket = this.#dial(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#listen();
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#attempt = 0;
      this.#listen();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'ping') this.send({ type: 'pong', n: message.n });
      else if (message.type !== 'pong') this.#listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#dropped(event.code);
    };
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The phone woke up or the network is back: do not wait out the patience. */
  hurry(): void {
    if (this.#ended) return;
    if (this.#socket === null) this.open();
    else this.#ask();
  }

  /** The network is said to be gone, or an answer is late: whether the line still is, is soon known. */
  doubt(): void {
    if (!this.#ended && this.#socket !== null) this.#ask(DOUBT);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#redial);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Every word heard puts the next Ping off. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(), QUIET);
  }

  #ask(patience = ANSWER): void {
    clearTimeout(this.#watch);
    try {
      this.send({ type: 'ping', n: ++this.#pings });
    } catch {
      // A socket still being opened cannot be asked; the watch below drops it if it stays mute.
    }
    this.#watch = setTimeout(() => this.#silent(), patience);
  }

  #silent(): void {
    const socket = this.#socket;
    this.#dropped(1006);
    socket?.close();
  }

  #dropped(code: number): void {
    this.#socket = null;
    clearTimeout(this.#watch);
    if (this.#ended) return;
    if (code >= LAST_WORD) {
      this.#ended = true;
      this.#listener.turnedAway(code);
      return;
    }
    this.#listener.lost();
    const wait = PATIENCE[Math.min(this.#attempt, PATIENCE.length - 1)] ?? 0;
    this.#attempt += 1;
    this.#redial = setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }
}
