import { type QuarterPeriod, quarterOf, quarterPeriods, type Score } from '@lobby/betting';
import type { Priced } from '../trader/book.ts';
import { noOperatorSetting } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { chancesAfter, chancesOfWinner, type PointsChances } from './points-chances.ts';
import { noOpinion, type Opinion, type PointsToCome, pointsToCome } from './points-to-come.ts';

/** What the score of a period is priced from. */
export interface Ground {
  readonly chances: PointsChances;
  /** The calmer opinion that lines come from: the score as expected, and how far it varies. */
  readonly lead: PointsToCome['lead'];
  readonly total: PointsToCome['lead'];
  readonly home: number;
  readonly away: number;
}

/** Quarters are worked out when they are asked for: lists show none. */
export type PointsBook = Readonly<Record<'full' | 'half' | QuarterPeriod, Ground>>;

/** How far the simulated opinion varies, in deviations of what is to come: 0.8 of a hundred at even money. */
const wander = 0.02;

const opened = new WeakMap<Moment, PointsBook>();
const calmed = new WeakMap<Moment, PointsBook>();

/** What every market is priced from at a moment; kept with the moment, which belongs to one match. */
export function openPointsBook(match: Priced, moment: Moment): PointsBook {
  return keptIn(opened, match, moment, {
    ...operatorOf(moment),
    side: wander * moment.noise.side,
    total: wander * moment.noise.total,
  });
}

/** The same without the noise of the market: only what the operator set is left. */
export function calmPointsBook(match: Priced, moment: Moment): PointsBook {
  return keptIn(calmed, match, moment, operatorOf(moment));
}

function operatorOf({ inputs }: Moment): Opinion {
  const { totalMilli, sideMilli } = inputs.operator ?? noOperatorSetting;
  return { ...noOpinion, logTotal: totalMilli / 1000, logSide: sideMilli / 1000 };
}

function keptIn(
  kept: WeakMap<Moment, PointsBook>,
  match: Priced,
  moment: Moment,
  opinion: Opinion,
): PointsBook {
  const known = kept.get(moment) ?? bookOf(match, moment, opinion);
  kept.set(moment, known);
  return known;
}

function bookOf(match: Priced, moment: Moment, opinion: Opinion): PointsBook {
  const { priced } = moment;
  const { half, full, overtime, quarter } = pointsToCome(match, priced, opinion);
  const calm = pointsToCome(match, priced, operatorOf(moment));
  const book = {
    half: groundOf(chancesAfter(half, priced.halfScore ?? priced.score), calm.half, priced.score),
    full: groundOf(chancesOfWinner(full, overtime, priced.score), calm.full, priced.score),
  };
  const known = new Map<QuarterPeriod, Ground>();
  const quarterGround = (period: QuarterPeriod): Ground => {
    const number = quarterOf(period) ?? 1;
    const score = priced.period?.scores[number - 1] ?? [0, 0];
    return groundOf(chancesAfter(quarter(number), score), calm.quarter(number), score);
  };
  const properties = quarterPeriods.map(period => {
    const get = () => {
      const ground = known.get(period) ?? quarterGround(period);
      known.set(period, ground);
      return ground;
    };
    return [period, { get, enumerable: true }] as const;
  });
  // Safe: every quarter has its property.
  return Object.defineProperties(book, Object.fromEntries(properties)) as PointsBook;
}

/** @param score of its period so far. */
function groundOf(chances: PointsChances, { lead, total }: PointsToCome, [home, away]: Score): Ground {
  return {
    chances,
    lead: { ...lead, mean: home - away + lead.mean },
    total: { ...total, mean: home + away + total.mean },
    home: home + (total.mean + lead.mean) / 2,
    away: away + (total.mean - lead.mean) / 2,
  };
}
