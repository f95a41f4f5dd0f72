import {
  comparesHalves,
  goalOfLine,
  gradeMarket,
  groupsOf,
  type IntervalPeriod,
  intervalOf,
  isInterval,
  isOfBothHalves,
  isOfFirstHalf,
  isOfGoalTimes,
  isOfSets,
  lastNextGoal,
  type Market,
  type MarketKind,
  markets,
  type Period,
  printLine,
  quarterOf,
  type Score,
} from '@lobby/betting';
import { isLive, type MatchState } from '@lobby/fixtures';
import { openBook, type Priced } from './book.ts';
import { type MarketPrice, priceMarket } from './market-price.ts';
import type { Moment } from './moment.ts';

/** The fields of a wire game that carry lines and prices; a blank price is suspended. */
export type Board = Readonly<Record<string, string>>;

/** The markets a list shows, and all of them. */
type Scope = 'main' | 'all';

const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'HM', 'RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);

/** Which markets of the table are traded, by phase: half/full is for before the match only. */
const ofGoals = markets.filter(
  ({ kind, period }) =>
    !isOfSets(kind) && quarterOf(period) === undefined && !(kind === 'draw-no-bet' && period === 'half'),
);
const offered = {
  pre: ofGoals.filter(market => market.phase === 'pre'),
  live: ofGoals.filter(market => market.phase === 'live' && market.kind !== 'half-full'),
} as const;

/** Which markets a sport has; all when it is not said. */
export interface Sold {
  readonly kinds: readonly MarketKind[];
  /** Absent: all that have prices. */
  readonly periods?: readonly Period[] | undefined;
}

/** Prices every market of a match at a moment. Pure: the same match and moment give the same board. */
export function boardOf(match: Priced, moment: Moment, scope: Scope, sold?: Sold): Board {
  const fields: Record<string, string> = {};
  if (moment.state.phase === 'over') return fields;
  const book = openBook(match, moment);
  for (const market of offeredIn(moment, sold)) {
    if (scope === 'main' && !listed.has(market.wtype)) continue;
    if (isOver(market, moment)) continue;
    const price = priceMarket(market, book, moment);
    // Of lines beside the main one only those with a price are shown.
    if (market.alternate && price.prices.every(odds => odds === '')) continue;
    Object.assign(fields, fieldsOf(market, price, isShut(market, moment)));
  }
  return fields;
}

/** One market as the fields of a wire game. */
export function fieldsOf(market: Market, { line, prices }: MarketPrice, shut: boolean): Board {
  const fields: Record<string, string> = {};
  if (line !== undefined && market.lineField) fields[market.lineField] = printLine(Math.abs(line));
  if (line !== undefined && market.strongField) fields[market.strongField] = line > 0 ? 'C' : 'H';
  market.picks.forEach((pick, at) => {
    fields[pick.priceField] = shut ? '' : (prices[at] ?? '');
  });
  return fields;
}

/** Whether a market takes no bets at a moment: no market does, or its group is stopped. @param rtype of a combination. */
export function isShut(
  market: Pick<Market, 'kind' | 'period'>,
  { state, inputs }: Moment,
  rtype?: string,
): boolean {
  if (state.shut || inputs.stopped.length === 0) return state.shut;
  return groupsOf(market, rtype).some(group => inputs.stopped.includes(group));
}

/** How many markets of a board can be bet on or could be a moment ago; all lines of one are one. */
export function countMarkets(moment: Moment, sold?: Sold): number {
  return offeredIn(moment, sold).filter(market => !market.alternate && !isOver(market, moment)).length;
}

/** Whether a market is on the board of a moment, open or suspended. */
export function isOffered(market: Market, moment: Moment, sold?: Sold): boolean {
  return offeredIn(moment, sold).includes(market) && !isOver(market, moment);
}

/** Whether combinations of a match are sold at a moment, open or suspended: no board lists their market. */
export function isCombined({ phase }: Pick<Market, 'phase'>, moment: Moment): boolean {
  const { state } = moment;
  return state.phase !== 'over' && (phase === 'live') === isLive(state) && !isEnding(moment);
}

function offeredIn({ state }: Moment, sold: Sold | undefined): readonly Market[] {
  if (state.phase === 'over') return [];
  const ofPhase = state.phase === 'pre' ? offered.pre : offered.live;
  const timed = state.incidents ? ofPhase : ofPhase.filter(market => !isOfGoalTimes(market));
  const decidable = state.halfUnreported ? timed.filter(market => !needsHalf(market)) : timed;
  if (!sold) return decidable;
  return decidable.filter(
    ({ kind, period }) => sold.kinds.includes(kind) && (sold.periods?.includes(period) ?? true),
  );
}

/** Decided by the score at half-time, alone or with the final one, or by goals whose times are known with it. */
const needsHalf = (market: Market) =>
  market.period !== 'full' || isOfBothHalves(market.kind) || isOfGoalTimes(market);

/** First-half markets end with the half; all end when decided, or when little more than the whistle is left to come. */
function isOver(market: Market, moment: Moment): boolean {
  if (isInterval(market.period)) return hasBegun(market.period, moment.state);
  if (market.kind === 'next-goal' && goalsOf(moment.priced) >= lastNextGoal) return true;
  const { phase, clock, score } = moment.priced;
  if (phase === 'pre') return false;
  if (isDecided(market, score)) return true;
  if (market.period === 'half' || comparesHalves(market.kind)) return phase !== '1H' || clock > 45.5 * 60;
  return isEnding(moment);
}

/** An interval is sold until it begins, on the clock of the feed. */
export function hasBegun(
  interval: IntervalPeriod,
  { phase, clock }: Pick<MatchState, 'phase' | 'clock'>,
): boolean {
  const begins = ((intervalOf(interval) ?? 0) - 1) * 15 * 60;
  if (phase === 'pre') return false;
  if (phase === '1H') return isOfFirstHalf(interval) && clock >= begins;
  return isOfFirstHalf(interval) || (phase !== 'HT' && clock >= begins);
}

/** Little more than the whistle is left to come. */
function isEnding({ priced: { phase, clock } }: Moment): boolean {
  return phase === '2H' && clock > 93 * 60;
}

const goalsOf = ({ score: [home, away] }: Pick<MatchState, 'score'>) => home + away;

/** Whether a goal is the next one of a match, by the line of its market: before it is, and once it fell, nobody prices it. */
export function isNextGoal(line: string, state: Pick<MatchState, 'score'>): boolean {
  return goalOfLine(line) === goalsOf(state) + 1;
}

const decidedAt = new Map<string, boolean>();

/**
 * Whether no goal that may still come changes any pick of a market without a line: both sides have scored, so that
 * there is no clean sheet. A total gets another line, and a handicap counts from the bet: both are never decided.
 */
function isDecided(market: Market, score: Score): boolean {
  if (market.lineField) return false;
  const key = `${market.wtype} ${score.join(':')}`;
  const decided = decidedAt.get(key) ?? market.picks.every(({ rtype }) => isSure(market.wtype, rtype, score));
  decidedAt.set(key, decided);
  return decided;
}

/** D is what a match that stops now leaves open. Those of the first half are asked about while it runs. */
function isSure(wtype: string, rtype: string, reached: Score): boolean {
  const stopped = { reached, cancelled: true, played: 0 };
  return gradeMarket({ wtype, rtype, line: '', strong: '' }, stopped) !== 'D';
}
