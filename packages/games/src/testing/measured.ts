import { drawStream } from '@lobby/draws';
import type { AnyGame } from '../catalog.ts';

/** Draws of a name, the same in every run: a statement about averages keeps its own seed. */
export const streamOf = (name: string) => drawStream(new Uint8Array(32), name);

/** What many rounds returned. */
export interface Measured {
  readonly rounds: number;
  /** Mean of what came back, in stakes placed. */
  readonly mean: number;
  readonly hits: number;
}

/** Plays rounds one after another from one stream. */
export function measure<Rules, Choice>(
  game: Pick<AnyGame, 'play'> & { readonly rules: Rules },
  choice: Choice,
  rounds: number,
  name: string,
): Measured {
  const stream = streamOf(name);
  let [back, hits] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const { multiplier, units } = game.play(game.rules, stream, choice);
    back += multiplier / 100 / units;
    if (multiplier > 0) hits++;
  }
  return { rounds, mean: back / rounds, hits };
}
