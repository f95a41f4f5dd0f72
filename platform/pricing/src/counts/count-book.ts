import type { Score } from '@lobby/betting';
import { type MarketNoise, noNoise } from '@lobby/fixtures';
import type { SubCounted } from '@lobby/sports';
import type { PointsChances } from '../points/points-chances.ts';
import type { Priced } from '../trader/book.ts';
import { noOperatorSetting } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { chancesOfCounts } from './count-rows.ts';
import { afterReds, shareLeft } from './counts-to-come.ts';

/** What the first half or the match is priced from. */
interface CountGround {
  readonly chances: PointsChances;
  /** The same without noise: lines come from it, so that they do not move with it. */
  readonly calm: PointsChances;
}

export type CountBook = Readonly<Record<'half' | 'full', CountGround>>;

/** How far the simulated opinion varies, in logarithms of what is expected. */
const wander = 0.006;

/** Opens books of what is counted; each is kept with its moment, which belongs to one match. */
export function countBooks(counts: SubCounted) {
  const opened = new WeakMap<Moment, CountBook>();
  const open = (match: Priced, moment: Moment): CountBook => {
    const known = opened.get(moment) ?? bookOf(match, moment, counts);
    opened.set(moment, known);
    return known;
  };
  const calm = (match: Priced, moment: Moment): CountBook => {
    const { half, full } = open(match, moment);
    return { half: { ...half, chances: half.calm }, full: { ...full, chances: full.calm } };
  };
  return { open, calm };
}

function bookOf(match: Priced, moment: Moment, counts: SubCounted): CountBook {
  const { priced, noise } = moment;
  const left = shareLeft(priced);
  const ground = (share: number, score: Score): CountGround => {
    const by = (seen: MarketNoise) => {
      const [home, away] = expectedBy(match, moment, counts, seen);
      return chancesOfCounts(counts, [home * share, away * share], share, score);
    };
    return { chances: by(noise), calm: by(noNoise) };
  };
  return {
    half: ground(left.half, priced.halfScore ?? priced.score),
    full: ground(left.full, priced.score),
  };
}

/** What each side is expected to be counted in a whole match, as the market and the operator see it. */
function expectedBy(
  { expected }: Priced,
  { priced, inputs }: Moment,
  counts: SubCounted,
  noise: MarketNoise,
): Score {
  const { totalMilli, sideMilli } = inputs.operator ?? noOperatorSetting;
  const [home, away] = afterReds(expected, priced.reds, counts);
  const total = totalMilli / 1000 + wander * noise.total;
  const side = sideMilli / 1000 + wander * noise.side;
  return [home * Math.exp(total + side), away * Math.exp(total - side)];
}
