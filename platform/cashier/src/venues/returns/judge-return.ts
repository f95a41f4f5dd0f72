import type { VenueGame } from '../provider/venue.ts';

/** What a game took and gave back, fen. */
export interface Played {
  readonly rounds: number;
  readonly staked: bigint;
  readonly returned: bigint;
  /** √(Σ stake²) / Σ stake: 1/√n of n rounds of one stake. */
  readonly swing: number;
}

export const verdicts = ['few', 'within', 'above', 'below'] as const;

/** How what came back compares with what should; percent as decimal text, empty where nothing was staked. */
export interface JudgedReturn {
  readonly measured: string;
  readonly from: string;
  readonly to: string;
  /** `few`: so few rounds say nothing. */
  readonly verdict: (typeof verdicts)[number];
}

/** Of a fair game one in a thousand measurements lies outside. */
const deviations = 3.29;
/** Below so many rounds of one stake, single large wins decide. */
const leastRounds = 1_000;

/** Whether a game gives back what its sheet says, as far as chance allows. A measurement, not an amount: floats do. */
export function judgeReturn(
  { staked, returned, swing }: Played,
  { sigma, from, to }: NonNullable<VenueGame['spread']>,
): JudgedReturn {
  if (staked === 0n) return { measured: '', from: '', to: '', verdict: 'few' };
  const measured = (Number(returned) / Number(staked)) * 100;
  const width = deviations * Number(sigma) * swing * 100;
  const [low, high] = [Math.max(0, Number(from) - width), Number(to) + width];
  return {
    ...{ measured: measured.toFixed(2), from: low.toFixed(2), to: high.toFixed(2) },
    verdict:
      swing * swing * leastRounds > 1
        ? 'few'
        : measured < low
          ? 'below'
          : measured > high
            ? 'above'
            : 'within',
  };
}
