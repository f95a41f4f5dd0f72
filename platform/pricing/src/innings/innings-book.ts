import type { Score } from '@lobby/betting';
import type { PointsChances } from '../points/points-chances.ts';
import type { Priced } from '../trader/book.ts';
import { noOperatorSetting } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { chancesOfRuns, type Tilt } from './run-chances.ts';
import { lawsOf, progressOf, type RunGrid, runsOfFirst, runsOfGame } from './runs-to-come.ts';

/** What a part of a game is priced from. */
export interface InningsGround {
  readonly chances: PointsChances;
  /** The same without noise: lines come from it, so that they do not move with it. */
  readonly calm: PointsChances;
}

export type InningsBook = Readonly<Record<'full' | 'half', InningsGround>>;

/** How far the simulated opinion varies, as a weight of a run of lead or of total. */
const wander = 0.006;
const noTilt: Tilt = { lead: 0, total: 0 };

const opened = new WeakMap<Moment, InningsBook>();

/** What every market is priced from at a moment; kept with the moment, which belongs to one match. */
export function openInningsBook(match: Priced, moment: Moment): InningsBook {
  const known = opened.get(moment) ?? bookOf(match, moment);
  opened.set(moment, known);
  return known;
}

/** The same without the noise of the market: only what the operator set is left. */
export function calmInningsBook(match: Priced, moment: Moment): InningsBook {
  const { half, full } = openInningsBook(match, moment);
  return { half: { ...half, chances: half.calm }, full: { ...full, chances: full.calm } };
}

function bookOf(match: Priced, moment: Moment): InningsBook {
  const { priced, noise } = moment;
  const { half, full } = gridsOf(expectedBy(match, moment), moment);
  const tilt: Tilt = { lead: wander * noise.side, total: wander * noise.total };
  const ground = (grid: RunGrid, score: Score): InningsGround => ({
    chances: chancesOfRuns(grid, score, tilt),
    calm: chancesOfRuns(grid, score, noTilt),
  });
  return { half: ground(half, priced.halfScore ?? priced.score), full: ground(full, priced.score) };
}

/** What each side expects, as the operator sees it. */
function expectedBy({ expected }: Priced, { inputs }: Moment): Score {
  const { totalMilli, sideMilli } = inputs.operator ?? noOperatorSetting;
  return [
    expected[0] * Math.exp((totalMilli + sideMilli) / 1000),
    expected[1] * Math.exp((totalMilli - sideMilli) / 1000),
  ];
}

interface Grids {
  readonly half: RunGrid;
  readonly full: RunGrid;
}

const kept = new Map<string, Grids>();
/** Two days of games at six times their speed, each as it stands now: a play makes other grids. Some 16 MB. */
const mostKept = 600;

function gridsOf(expected: Score, { priced }: Moment): Grids {
  const progress = progressOf(priced);
  const name = JSON.stringify([expected, progress]);
  const known = kept.get(name);
  if (known) return known;
  const laws = lawsOf(expected);
  const grids = { half: runsOfFirst(laws, progress), full: runsOfGame(laws, progress) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, grids);
  return grids;
}
