import type { Score } from '@lobby/betting';
import { chanceNear } from './normal.ts';
import type { PointsToCome } from './points-to-come.ts';
import { convolved, mix, type Row } from './row.ts';
import { type Cells, turnCells } from './turn-cells.ts';

/** Chances of the score at an end, from one joint law of both sides: no two markets can contradict each other. */
export interface PointsChances {
  /** Home's lead. */
  readonly lead: Row;
  readonly total: Row;
  readonly home: Row;
  readonly away: Row;
}

/** The score when the points to come are played, as it stands then. */
export function chancesAfter(toCome: PointsToCome, score: Score): PointsChances {
  const cells = cellsOf(toCome);
  return sumUp(cells, cells.chance, score);
}

/** The same when a level match is played on in overtimes until one side leads. */
export function chancesOfWinner(toCome: PointsToCome, overtime: PointsToCome, score: Score): PointsChances {
  const cells = cellsOf(toCome);
  const lead = score[0] - score[1];
  const [ended, level] = parted(cells, (home, away) => lead + home !== away);
  const chance = sumOf(level);
  if (chance === 0) return sumUp(cells, ended, score);
  const extra = cellsOf(overtime);
  const [decided] = parted(extra, (home, away) => home !== away);
  const added = sumUp(extra, scaled(decided), [0, 0]);
  return combine(sumUp(cells, ended, score), sumUp(cells, scaled(level), score), { chance, added });
}

/** So many deviations to either side are distinguished. */
const reach = 4.5;

/** Of many turns lead and total are independent, but for both being odd or both even. */
function cellsOf({ lead, total, most, counted }: PointsToCome): Cells {
  if (counted) return turnCells(counted);
  const [leadFrom, leadTo] = boundsOf(lead);
  const [totalFrom, totalTo] = boundsOf(total);
  const ofLead = Float64Array.from({ length: leadTo - leadFrom + 1 }, (_, at) =>
    chanceNear(leadFrom + at, lead.mean, lead.deviation),
  );
  const room = (totalTo - totalFrom + 1) * ofLead.length;
  const [home, away, chance] = [new Int16Array(room), new Int16Array(room), new Float64Array(room)];
  let count = 0;
  for (let all = Math.max(0, totalFrom); all <= totalTo; all++) {
    const ofTotal = chanceNear(all, total.mean, total.deviation);
    for (let ahead = leadFrom + ((leadFrom + all) & 1); ahead <= leadTo; ahead += 2) {
      const [h, c] = [(all + ahead) / 2, (all - ahead) / 2];
      if (h < 0 || c < 0 || h > most[0] || c > most[1]) continue;
      home[count] = h;
      away[count] = c;
      chance[count++] = ofTotal * ofLead[ahead - leadFrom]!;
    }
  }
  const cells = {
    home: home.subarray(0, count),
    away: away.subarray(0, count),
    chance: chance.subarray(0, count),
  };
  // The last turn is played: nothing more is possible.
  if (sumOf(cells.chance) === 0)
    return { home: new Int16Array(1), away: new Int16Array(1), chance: new Float64Array([1]) };
  return { ...cells, chance: scaled(cells.chance) };
}

function boundsOf({ mean, deviation }: PointsToCome['lead']): readonly [number, number] {
  return [Math.floor(mean - reach * deviation - 1), Math.ceil(mean + reach * deviation + 1)];
}

const sumOf = (weights: Float64Array) => weights.reduce((sum, weight) => sum + weight, 0);

function scaled(weights: Float64Array): Float64Array {
  const sum = sumOf(weights);
  return sum === 0 ? weights : weights.map(weight => weight / sum);
}

/** The chances of those cells that hold, and of the others. */
function parted(
  { home, away, chance }: Cells,
  holds: (home: number, away: number) => boolean,
): readonly [Float64Array, Float64Array] {
  const held = chance.map((weight, at) => (holds(home[at]!, away[at]!) ? weight : 0));
  return [held, chance.map((weight, at) => weight - held[at]!)];
}

const valuesOf = {
  lead: (home: number, away: number) => home - away,
  total: (home: number, away: number) => home + away,
  home: (home: number) => home,
  away: (_: number, away: number) => away,
} as const;

function sumUp({ home, away }: Cells, weights: Float64Array, [h, c]: Score): PointsChances {
  const row = (numberOf: (home: number, away: number) => number): Row => {
    let [from, to] = [Infinity, -Infinity];
    for (let at = 0; at < weights.length; at++) {
      if (weights[at] === 0) continue;
      const value = numberOf(h + home[at]!, c + away[at]!);
      if (value < from) from = value;
      if (value > to) to = value;
    }
    if (from > to) return { from: 0, chances: new Float64Array() };
    const chances = new Float64Array(to - from + 1);
    for (let at = 0; at < weights.length; at++) {
      if (weights[at] !== 0) chances[numberOf(h + home[at]!, c + away[at]!) - from]! += weights[at]!;
    }
    return { from, chances };
  };
  return {
    lead: row(valuesOf.lead),
    total: row(valuesOf.total),
    home: row(valuesOf.home),
    away: row(valuesOf.away),
  };
}

/** What ended in time, and what was level with `chance`, with the points of overtimes added to it. */
function combine(
  ended: PointsChances,
  level: PointsChances,
  { chance, added }: { readonly chance: number; readonly added: PointsChances },
): PointsChances {
  const both = (name: keyof PointsChances) => mix(ended[name], convolved(level[name], added[name]), chance);
  return { lead: both('lead'), total: both('total'), home: both('home'), away: both('away') };
}
