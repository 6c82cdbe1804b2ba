/** Nine figures for nine seats: a height on the wall, and what is on the head. */

export type Hat = 'fedora' | 'slick' | 'flat' | 'bob' | 'bowler' | 'cloche' | 'beret' | 'bun' | 'docker';

export interface Figure {
  readonly hat: Hat;
  /** In centimetres, as the wall has it. */
  readonly height: number;
}

const FIGURES: readonly Figure[] = [
  { hat: 'fedora', height: 184 },
  { hat: 'bob', height: 176 },
  { hat: 'flat', height: 171 },
  { hat: 'slick', height: 179 },
  { hat: 'cloche', height: 174 },
  { hat: 'bowler', height: 169 },
  { hat: 'beret', height: 181 },
  { hat: 'bun', height: 173 },
  { hat: 'docker', height: 178 },
];

export const figureOf = (seat: number): Figure => FIGURES[seat % FIGURES.length] ?? { hat: 'slick', height: 175 };
