import type { WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import { type Market, markets, periodsOf } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { SportPlay } from '@lobby/sports';
import type { ClosingLine } from '../past-prices/closing-lines.ts';
import { gradeLeg } from '../settlement/grade-leg.ts';
import type { ResultChanges } from '../settlement/result-changes.ts';
import { sportOf } from '../sports/sports.ts';

type Settled = WireEndedMatch['settled'][number];

/**
 * Which picks won each decided market, by what bets on it are graded by: none where all came back. A market with a line
 * is told by its closing line. Nothing of a match that was stopped.
 */
export function settledMarkets(
  match: Match,
  known: ResultChanges,
  lines: ReadonlyMap<Market['wtype'], ClosingLine>,
): Settled[] {
  if (known.result?.cancel_reason !== '') return [];
  const sport = sportOf(match);
  const play: SportPlay = sport.play;
  const periods = periodsOf(play);
  const sold = markets.filter(
    ({ kind, period, phase }) => phase === 'pre' && sport.markets.includes(kind) && periods.includes(period),
  );
  return sold.flatMap(market => {
    const closing = market.lineField ? lines.get(market.wtype) : noLine;
    return (closing && settledOf(match, market, closing, known)) ?? [];
  });
}

const noLine: ClosingLine = { line: '', strong: '' };

function settledOf(
  match: Match,
  { wtype, picks }: Market,
  closing: ClosingLine,
  known: ResultChanges,
): Settled | undefined {
  const { id: match_id, gtype, counts = 'goals' } = match;
  const ofMatch = { match_id, gtype, counts, wtype, ...closing, score_at_bet: '', live: false };
  const grades = picks.map(({ rtype }) => {
    const leg = { ...ofMatch, rtype } as Parameters<typeof gradeLeg>[1];
    return { rtype, ...gradeLeg(anyBet(match), leg, known) };
  });
  const won = grades.filter(({ grade }) => grade === 'W' || grade === 'LW');
  const isBack = grades.every(({ grade }) => grade === 'P');
  if (won.length === 0 && !isBack) return undefined;
  const half = won.some(({ grade }) => grade === 'LW');
  return { wtype, won: won.map(({ rtype }) => rtype), ...closing, half };
}

/** A bet that was taken before anything could be void. */
const anyBet = ({ createdAt }: Match) => ({ placed_at: BigInt(createdAt), ticket_id: '' });
