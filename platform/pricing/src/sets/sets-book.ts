import { otherSide, type SetsGame, type Side } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import type { Priced } from '../trader/book.ts';
import { noOperatorSetting } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { type MatchPosition, matchChances, type SetsChances, type SetsLaw } from './match-chances.ts';

/** What the prices of a sport of sets are made from. */
export interface PricedSets extends SetsLaw {
  readonly game: SetsGame;
}

/** The opinion that prices come from, and the calmer one that lines do. */
export interface SetsBook {
  readonly now: SetsChances;
  readonly calm: SetsChances;
}

/** How far the simulated opinion varies, of the log odds of a point: 0.8 of a hundred at even money of a match. */
const wander = 0.0035;
/** What a thousandth of the operator's setting moves them. */
const ofOperator = 0.0005;

const opened = new WeakMap<Moment, SetsBook>();

/** What every market is priced from at a moment; kept with the moment, which belongs to one match. */
export function openSetsBook(sport: PricedSets, match: Priced, moment: Moment): SetsBook {
  const known = opened.get(moment);
  if (known) return known;
  const { totalMilli, sideMilli } = moment.inputs.operator ?? noOperatorSetting;
  const operator = { side: ofOperator * sideMilli, total: ofOperator * totalMilli };
  const { side, total } = moment.noise;
  const book = {
    now: chancesAt(sport, match, moment.priced, {
      side: operator.side + wander * side,
      total: operator.total + wander * total,
    }),
    calm: chancesAt(sport, match, moment.priced, operator),
  };
  opened.set(moment, book);
  return book;
}

/** Added to the log odds of the points of both sides: `side` towards home, `total` to both. */
interface Opinion {
  readonly side: number;
  readonly total: number;
}

function chancesAt(
  sport: PricedSets,
  { expected }: Priced,
  state: MatchState,
  opinion: Opinion,
): SetsChances {
  const moved = [
    shifted(expected[0], opinion.total + opinion.side),
    shifted(expected[1], opinion.total - opinion.side),
  ] as const;
  const points = [sport.game.homeWins(0, moved), sport.game.homeWins(1, moved)] as const;
  return matchChances(sport, positionOf(state), points, bestOfState(state));
}

function shifted(chance: number, logOdds: number): number {
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(-logOdds));
}

/** The most sets of a match; three where its feed does not say. */
export const bestOfState = ({ sets }: Pick<MatchState, 'sets'>): number => sets?.bestOf ?? 3;

/** Where a state stands, as far as its feed says it. */
function positionOf({ score, sets }: MatchState): MatchPosition {
  const scores = sets?.scores ?? [];
  const ended = score[0] + score[1];
  const running = sets?.isBreak === false ? scores[ended] : undefined;
  const sideOf = (side: 'H' | 'C' | undefined): Side | undefined => side && (side === 'H' ? 0 : otherSide(0));
  return {
    sets: score,
    set: running ?? [0, 0],
    points: running && sets ? sets.points : [0, 0],
    opener: sideOf(sets?.opener),
    server: sideOf(sets?.server),
    finished: scores.slice(0, ended),
  };
}
