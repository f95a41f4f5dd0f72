import type { Score } from '@lobby/betting';
import type { PointsChances } from '../points/points-chances.ts';
import type { Priced } from '../trader/book.ts';
import { noOperatorSetting } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { attackChances, attacksLeft, chancesOfGoals } from './goals-to-come.ts';

/** What a half or the match is priced from. */
export interface HandballGround {
  readonly chances: PointsChances;
  /** The same without noise: lines come from it, so that they do not move with it. */
  readonly calm: PointsChances;
}

export type HandballBook = Readonly<Record<'half' | 'full', HandballGround>>;

/** How far the simulated opinion varies, as a weight of a goal of lead or of total: a fiftieth of a deviation. */
const wander = 0.004;

const opened = new WeakMap<Moment, HandballBook>();

/** What every market is priced from at a moment; kept with the moment, which belongs to one match. */
export function openHandballBook(match: Priced, moment: Moment): HandballBook {
  const known = opened.get(moment) ?? bookOf(match, moment);
  opened.set(moment, known);
  return known;
}

/** The same without the noise of the market: only what the operator set is left. */
export function calmHandballBook(match: Priced, moment: Moment): HandballBook {
  const { half, full } = openHandballBook(match, moment);
  return { half: { ...half, chances: half.calm }, full: { ...full, chances: full.calm } };
}

function bookOf(match: Priced, moment: Moment): HandballBook {
  const { priced, noise } = moment;
  const expected = expectedBy(match, moment);
  const left = attacksLeft(priced);
  const seen = attackChances(expected, { lead: wander * noise.side, total: wander * noise.total });
  const calm = attackChances(expected, { lead: 0, total: 0 });
  const ground = (attacks: Score, score: Score): HandballGround => ({
    chances: chancesOfGoals(attacks, seen, score),
    calm: chancesOfGoals(attacks, calm, score),
  });
  return {
    half: ground(left.half, priced.halfScore ?? priced.score),
    full: ground(left.full, priced.score),
  };
}

/** What each side expects, as the operator sees it. */
function expectedBy({ expected }: Priced, { inputs }: Moment): Score {
  const { totalMilli, sideMilli } = inputs.operator ?? noOperatorSetting;
  return [
    expected[0] * Math.exp((totalMilli + sideMilli) / 1000),
    expected[1] * Math.exp((totalMilli - sideMilli) / 1000),
  ];
}
