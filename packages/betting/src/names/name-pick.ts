import { findSport, type SetPlay } from '@lobby/sports';
import type { Market, MarketPick } from '../markets/market.ts';
import { goalOfLine } from '../markets/next-goal.ts';
import { intervalOf, type Period, quarterOf } from '../markets/periods.ts';
import type { BetWordId, SayBetWord } from './bet-words.ts';
import { nameHalf, partOf } from './name-half.ts';

/** Markets that a sport sells of a first part which is no half. */
const ofParts = new Set(['handicap', 'total', '1x2', 'odd-even'] as const);
type OfPart = typeof ofParts extends Set<infer Kind> ? Kind : never;
const isOfPart = (kind: Market['kind']): kind is OfPart => ofParts.has(kind as OfPart);

/** Markets that are sold of a quarter of an hour. */
const ofIntervals = new Set(['handicap', 'total', '1x2'] as const);
type OfInterval = typeof ofIntervals extends Set<infer Kind> ? Kind : never;
const isOfInterval = (kind: Market['kind']): kind is OfInterval => ofIntervals.has(kind as OfInterval);

const isOfQuarter = (kind: Market['kind']) =>
  kind === 'handicap' || kind === 'total' || kind === 'draw-no-bet';

/**
 * "全场让球"; of sets by what they count, of a first part that is no half by its name.
 * @param gtype the code of the sport, where it is known. @param line of a next goal: "第 2 个进球".
 */
export function nameMarket(
  say: SayBetWord,
  { kind, period, set }: Pick<Market, 'kind' | 'period' | 'set'>,
  gtype?: string,
  line = '',
): string {
  const goal = kind === 'next-goal' ? goalOfLine(line) : undefined;
  if (goal !== undefined) return say('betting.market.next-goal.number', { goal: String(goal) });
  if (intervalOf(period) !== undefined) return `${nameIntervals(say, kind)} ${namePeriod(say, period)}`;
  const counts = findSport(gtype ?? '')?.play.sets?.counts;
  const own = counts && ofSets[counts][kind];
  if (own) return say(own, { set: String(set ?? '') });
  const quarter = quarterOf(period);
  if (quarter !== undefined && isOfQuarter(kind))
    return say(`betting.market.${kind}.quarter`, { quarter: String(quarter) });
  const whole = period === 'half' ? 'half' : 'full';
  const part = period === 'half' ? partOf(gtype) : undefined;
  if (part && isOfPart(kind)) return say(`betting.market.${kind}.${part}`);
  return say(`betting.market.${kind}.${whole}`, { set: String(set ?? '') });
}

/** What the markets of a kind on every quarter of an hour are called together: "15分钟让球". */
export function nameIntervals(say: SayBetWord, kind: Market['kind']): string {
  return isOfInterval(kind) ? say(`betting.market.${kind}.interval`) : say('betting.market.unknown');
}

/**
 * What a part of a match is called: "半场" or "前五局", "第2节", "15:00–29:59" of a quarter of an hour, whose third and
 * sixth end with their half. Empty of the whole match.
 */
export function namePeriod(say: SayBetWord, period: Period, sport?: string): string {
  const quarter = quarterOf(period);
  if (quarter !== undefined) return say('betting.quarter', { quarter: String(quarter) });
  // Safe: the words have every interval.
  const interval = intervalOf(period) as 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  if (interval !== undefined) return say(`betting.interval.${interval}`);
  return period === 'half' ? nameHalf(say, sport) : '';
}

/** What markets are called by what they count: the games or the points of sets, or frames, which are sets themselves. */
const ofSets: Readonly<Record<SetPlay['counts'], Partial<Record<Market['kind'], BetWordId>>>> = {
  games: {
    handicap: 'betting.market.handicap.games',
    total: 'betting.market.total.games',
    'odd-even': 'betting.market.odd-even.games',
    'set-handicap': 'betting.market.set-handicap.games',
    'set-winner': 'betting.market.set-winner.games',
    'set-score': 'betting.market.set-score.games',
  },
  points: {
    handicap: 'betting.market.handicap.points',
    total: 'betting.market.total.points',
    'odd-even': 'betting.market.odd-even.points',
  },
  // In both scripts a frame is called what a game of tennis is.
  frames: {
    handicap: 'betting.market.handicap.games',
    total: 'betting.market.total.games',
    'odd-even': 'betting.market.odd-even.games',
  },
};

/** The name of a pick where team names are shown with it: "主", "大", "2:1", "主 / 和". Empty for a handicap. */
export function namePickBeside(
  say: SayBetWord,
  market: Pick<Market, 'kind'>,
  { pick }: Pick<MarketPick, 'pick'>,
): string {
  switch (market.kind) {
    case 'handicap':
    case 'set-handicap':
      return '';
    case 'total':
    case 'home-total':
    case 'away-total':
      return say(pick === 'O' ? 'betting.pick.over' : 'betting.pick.under');
    case '1x2':
    case 'draw-no-bet':
    case 'clean-sheet':
    case 'win-to-nil':
    case 'set-winner':
    case 'score-both-halves':
    case 'win-either-half':
    case 'win-both-halves':
      return nameSide(say, pick);
    case 'most-goals-half':
      return say(`betting.pick.${pick === '1H' ? 'firstHalf' : pick === '2H' ? 'secondHalf' : 'sameGoals'}`);
    case 'next-goal':
      return pick === 'N' ? say('betting.pick.noGoal') : nameSide(say, pick);
    case 'double-chance':
      return say('betting.pick.either', { one: nameSide(say, pick[0]), other: nameSide(say, pick[1]) });
    case 'winning-margin':
      return nameMargin(say, pick, side => nameSide(say, side));
    case 'odd-even':
      return say(pick === 'ODD' ? 'betting.pick.odd' : 'betting.pick.even');
    case 'both-score':
      return say(pick === 'Y' ? 'betting.pick.yes' : 'betting.pick.no');
    case 'half-full':
      return say('betting.pick.halfFull', { half: nameSide(say, pick[0]), full: nameSide(say, pick[1]) });
    case 'correct-score':
      return pick === 'OTHER' ? say('betting.pick.other') : pick;
    case 'total-goals':
      return say('betting.pick.goals', { band: pick });
    case 'same-match':
    case 'set-score':
      return pick;
  }
}

/** What a pick is called on its own: team names instead of sides, nothing cut short. */
export function namePick(
  say: SayBetWord,
  market: Pick<Market, 'kind'>,
  { pick }: Pick<MarketPick, 'pick'>,
  teams: { readonly home: string; readonly away: string },
): string {
  const nameTeam = (side: string | undefined) => {
    if (side === 'H') return teams.home;
    return side === 'C' ? teams.away : say('betting.pick.draw');
  };
  if (teamKinds.has(market.kind) || (market.kind === 'next-goal' && pick !== 'N')) return nameTeam(pick);
  if (market.kind === 'double-chance')
    return say('betting.pick.either', { one: nameTeam(pick[0]), other: nameTeam(pick[1]) });
  if (market.kind === 'winning-margin') return nameMargin(say, pick, nameTeam);
  if (pick === 'OTHER') return say('betting.pick.otherScore');
  if (pick === '7+') return say('betting.pick.manyGoals');
  return namePickBeside(say, market, { pick });
}

/** Markets whose picks are the two teams, and a draw where there is one. */
const teamKinds: ReadonlySet<Market['kind']> = new Set([
  'handicap',
  '1x2',
  'draw-no-bet',
  'clean-sheet',
  'win-to-nil',
  'set-handicap',
  'set-winner',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
]);

function nameMargin(say: SayBetWord, pick: string, nameOf: (side: string | undefined) => string): string {
  if (pick === '0:0') return pick;
  if (pick === 'N') return say('betting.pick.scoreDraw');
  return say('betting.pick.margin', { side: nameOf(pick[0]), goals: pick.slice(1) });
}

function nameSide(say: SayBetWord, side: string | undefined): string {
  if (side === 'H') return say('betting.pick.home');
  return say(side === 'C' ? 'betting.pick.away' : 'betting.pick.level');
}
