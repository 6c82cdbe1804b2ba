/** A finished game being looked at: fetched anew for every pair of eyes, so that what they did not see is not here. */
import type { Certificate, GameReview } from '../contract/review';
import { insist } from '../house/insist';
import { OPEN, readWhen, writeWhen, type Eyes } from './address';
import { fetchCertificate, fetchLack, fetchReplay, fetchReview, NoReplay, type Lack } from './archive';
import { Playback, seatOf } from './playback.svelte';
import { tellerFor, type Tell } from './telling';

export class Showing {
  readonly id: string;
  eyes = $state.raw<Eyes>(OPEN);
  playback = $state.raw<Playback | null>(null);
  certificate = $state.raw<Certificate | null>(null);
  review = $state.raw<GameReview | null>(null);
  /** Why there is nothing to show. */
  lack = $state.raw<Lack | null>(null);
  /** Tells what happened in the reader's language; until it is here, a moment is told as the server does. */
  tell = $state.raw<Tell>(() => '');

  constructor(id: string) {
    this.id = id;
  }

  /** The game at the moment that the address names; else from the start, or for a review at the end. */
  async open(search: string, reviewed = false): Promise<void> {
    const { at, eyes } = readWhen(search);
    try {
      this.lack = await fetchLack(this.id);
      if (this.lack !== null) return;
      [this.certificate, this.review] = await Promise.all([fetchCertificate(this.id), reviewed ? fetchReview(this.id) : null]);
      await this.#load(this.#seated(eyes), at ?? (reviewed ? this.certificate.actions : 0));
    } catch (cause) {
      this.lack = cause instanceof NoReplay ? cause.lack : 'broken';
    }
  }

  /** The same moment with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    try {
      await this.#load(eyes, this.playback?.at ?? 0);
    } catch (cause) {
      this.lack = cause instanceof NoReplay ? cause.lack : 'broken';
    }
  }

  end(): void {
    this.playback?.pause();
  }

  /** The address of this moment, to be kept or given away. */
  get when(): string {
    return writeWhen(this.playback?.at ?? 0, this.eyes);
  }

  /** Eyes that were not at this table are nobody's: everything lies open. */
  #seated(eyes: Eyes): Eyes {
    return seatOf(eyes) < (this.certificate?.players.length ?? 0) ? eyes : OPEN;
  }

  /** A review tells in the server's words where the reader's cannot be fetched. */
  #teller({ live: { view, players } }: Playback): Promise<Tell> {
    const plain: Tell = () => '';
    return view === null ? Promise.resolve(plain) : insist(() => tellerFor(view, players)).catch(() => plain);
  }

  async #load(eyes: Eyes, at: number): Promise<void> {
    const replay = await fetchReplay(this.id, eyes);
    this.playback?.pause();
    this.eyes = eyes;
    const playback = new Playback(replay, at, this.certificate ?? undefined);
    if (this.review !== null) this.tell = await this.#teller(playback);
    this.playback = playback;
  }
}
