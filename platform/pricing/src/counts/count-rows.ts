import { bettingRules, type SubCounted } from '@lobby/sports';
import type { PointsChances } from '../points/points-chances.ts';
import { convolved, type Row } from '../points/row.ts';

type Score = readonly [home: number, away: number];

/**
 * Variance over mean, of a number that comes without memory 1. A corner often brings the next one of its side, and what
 * one side has the other lacks: the lead of corners varies more than their total.
 */
const spread = {
  corners: { lead: 1.25, total: 1.09 },
  cards: { lead: 1, total: 1 },
} as const satisfies Readonly<Record<SubCounted, Readonly<Record<'lead' | 'total', number>>>>;

/** Red cards that a side expects in a whole match: each is rare, and counts as several. */
const redsOfASide = 0.09;

/** The chances of what is counted in the end, when each side expects so much more of a share of a match. */
export function chancesOfCounts(
  counts: SubCounted,
  more: Score,
  share: number,
  [home, away]: Score,
): PointsChances {
  const side = (of: 0 | 1, by: number) => countRow(counts, more[of], share, by);
  const { lead, total } = spread[counts];
  return {
    lead: moved(convolved(side(0, lead), reversed(side(1, lead))), home - away),
    total: moved(convolved(side(0, total), side(1, total)), home + away),
    home: moved(side(0, total), home),
    away: moved(side(1, total), away),
  };
}

function countRow(counts: SubCounted, mean: number, share: number, by: number): Row {
  if (counts === 'corners') return spreadRow(mean, by);
  const { redCard } = bettingRules;
  const reds = Math.min(mean / (2 * redCard.number), redsOfASide * share);
  return convolved(spreadRow(mean - redCard.number * reds, by), dilated(spreadRow(reds, 1), redCard.number));
}

/** What is less likely than this is left out. */
const least = 1e-9;

/** A negative binomial of this mean and variance over mean; Poisson where that is 1. */
export function spreadRow(mean: number, by: number): Row {
  const extra = by - 1;
  const size = extra > 0 ? mean / extra : 0;
  const chances = [extra > 0 ? by ** -size : Math.exp(-mean)];
  for (let n = 0; n < mean || chances[n]! > least; n++)
    chances.push((chances[n]! * (extra > 0 ? ((size + n) * extra) / by : mean)) / (n + 1));
  return { from: 0, chances: Float64Array.from(chances) };
}

/** Of a number that counts several times: what lies between has no chance. */
function dilated({ chances }: Row, times: number): Row {
  const wide = new Float64Array((chances.length - 1) * times + 1);
  chances.forEach((chance, at) => {
    wide[at * times] = chance;
  });
  return { from: 0, chances: wide };
}

function reversed({ chances }: Row): Row {
  return { from: 1 - chances.length, chances: chances.toReversed() };
}

function moved({ from, chances }: Row, by: number): Row {
  return { from: from + by, chances };
}
