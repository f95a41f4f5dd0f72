import { type DrawStream, drawStream } from '@lobby/draws';
import type { Ratio } from '@lobby/money';
import { expect } from 'vitest';
import type { Exact } from '../game/exact.ts';
import type { Game } from '../game/game.ts';

/** Draws of a name, the same in every run: a statement about averages keeps its own seed. */
export const streamOf = (name: string): DrawStream => drawStream(new Uint8Array(32), name);

/** What many rounds returned. */
export interface Measured {
  readonly rounds: number;
  /** 1 and the mean gain, in stakes that were placed. */
  readonly mean: number;
  /** Share of the rounds that paid. */
  readonly hit: number;
}

/** Plays rounds one after another from one stream. */
export function measure<Rules, Choice>(
  game: Pick<Game<Rules, Choice>, 'rules' | 'play' | 'unitsHeld'>,
  choice: Choice,
  rounds: number,
  name: string,
  placed = game.unitsHeld(choice),
): Measured {
  const stream = streamOf(name);
  let [gain, hits] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const { multiplier, units } = game.play(game.rules, stream, choice);
    const change = multiplier / 100 - units;
    gain += change;
    if (change > -placed) hits++;
  }
  return { rounds, mean: 1 + gain / placed / rounds, hit: hits / rounds };
}

export const numberOf = ({ n, d }: Ratio): number => Number((n * 10n ** 15n) / d) / 1e15;

/** Within 3.29 standard errors: 999 of 1,000 honest samples are. A tolerance that is the same for all games is none. */
export function expectAsExact({ rounds, mean, hit }: Measured, exact: Exact): void {
  const [back, chance] = [numberOf(exact.return), numberOf(exact.hit)];
  const error = (variance: number) => 3.29 * Math.sqrt(variance / rounds);
  expect(Math.abs(mean - back)).toBeLessThanOrEqual(error(numberOf(exact.variance)));
  expect(Math.abs(hit - chance)).toBeLessThanOrEqual(error(chance * (1 - chance)));
}
