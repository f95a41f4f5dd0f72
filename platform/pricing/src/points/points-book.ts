import type { Market } from '@lobby/betting';
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

export type PointsBook = Readonly<Record<Market['period'], Ground>>;

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
  const { half, full, overtime } = pointsToCome(match, priced, opinion);
  const calm = pointsToCome(match, priced, operatorOf(moment));
  const [home, away] = priced.score;
  const ground = (chances: PointsChances, { lead, total }: PointsToCome): Ground => ({
    chances,
    lead: { ...lead, mean: home - away + lead.mean },
    total: { ...total, mean: home + away + total.mean },
    home: home + (total.mean + lead.mean) / 2,
    away: away + (total.mean - lead.mean) / 2,
  });
  return {
    half: ground(chancesAfter(half, priced.halfScore ?? priced.score), calm.half),
    full: ground(chancesOfWinner(full, overtime, priced.score), calm.full),
  };
}
