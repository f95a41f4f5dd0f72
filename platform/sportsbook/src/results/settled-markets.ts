import type { WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import { type Market, markets, periodsOf } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { SportPlay } from '@lobby/sports';
import { gradeLeg } from '../settlement/grade-leg.ts';
import type { ResultChanges } from '../settlement/result-changes.ts';
import { sportOf } from '../sports/sports.ts';

type Settled = WireEndedMatch['settled'][number];

/**
 * Which picks won each decided market without a line, by what bets on it are graded by: none where all came back.
 * Nothing of a match that was stopped.
 */
export function settledMarkets(match: Match, known: ResultChanges): Settled[] {
  if (known.result?.cancel_reason !== '') return [];
  const sport = sportOf(match);
  const play: SportPlay = sport.play;
  const periods = periodsOf(play);
  const sold = markets.filter(
    ({ kind, period, phase, lineField }) =>
      phase === 'pre' && !lineField && sport.markets.includes(kind) && periods.includes(period),
  );
  return sold.flatMap(market => settledOf(match, market, known) ?? []);
}

function settledOf(match: Match, { wtype, picks }: Market, known: ResultChanges): Settled | undefined {
  const { id: match_id, gtype, counts = 'goals' } = match;
  const grades = picks.map(({ rtype }) => {
    const leg = {
      match_id,
      gtype,
      counts,
      wtype,
      rtype,
      line: '',
      strong: '',
      score_at_bet: '',
      live: false,
    };
    return { rtype, ...gradeLeg(anyBet(match), leg as Parameters<typeof gradeLeg>[1], known) };
  });
  const won = grades.filter(({ grade }) => grade === 'W').map(({ rtype }) => rtype);
  const isBack = grades.every(({ grade }) => grade === 'P');
  return won.length > 0 || isBack ? { wtype, won } : undefined;
}

/** A bet that was taken before anything could be void. */
const anyBet = ({ createdAt }: Match) => ({ placed_at: BigInt(createdAt), ticket_id: '' });
