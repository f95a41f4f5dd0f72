import type { betLeg, betRecord } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { writeSport } from '@lobby/sports';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { StoredBet, StoredLeg } from '../bets/bets.tables.ts';
import { gradeWord } from '../bets/grade-words.ts';
import { ticketOf, winnableLeft } from '../bets/stored-bet.ts';
import { namesOf } from '../fixture-feed/fixture-rows.ts';

export type WireRecord = InferInput<typeof betRecord>;

/** A leg with what a record shows of its match and its newest result; of an outright, home is the runner. */
export type LegRow = StoredLeg &
  Pick<
    Selectable<Tables['sport_matches']>,
    'league_cn' | 'league_tw' | 'home_cn' | 'home_tw' | 'away_cn' | 'away_tw' | 'kickoff'
  > &
  Record<'half' | 'full' | 'sets' | 'quarters', string | null> & {
    stopped: string | null;
    reached: string | null;
  };

/** A bet as a record of the wire, in the requested language. */
export function encodeRecord(
  bet: StoredBet,
  legs: readonly LegRow[],
  steps: readonly Selectable<Tables['sport_bet_steps']>[],
  locale: Locale,
): WireRecord {
  const encoded = legs.map(leg => encodeLeg(leg, locale));
  return {
    ticketId: bet.ticket_id,
    operationId: bet.operation_id,
    showId: bet.show_id,
    status: bet.status,
    placedAt: Number(bet.placed_at),
    settledAt: bet.settled_at === null ? null : Number(bet.settled_at),
    kind: bet.kind,
    folds: [...ticketOf(bet, legs).sizes],
    combinations: bet.combinations,
    legs: encoded,
    result: bet.result,
    cancelReason: bet.cancel_reason,
    /** Why a bet was rejected: a reason of order rejections. */
    rejectReason: bet.reject_reason,
    unit: formatYuan(bet.unit),
    stake: formatYuan(bet.stake),
    risk: formatYuan(bet.risk),
    winnable: formatYuan(winnableLeft(bet, legs)),
    netWin: formatYuan(bet.net),
    turnover: formatYuan(bet.turnover),
    cashedOut: formatYuan(bet.cashed_out),
    riskSold: formatYuan(bet.sold_risk),
    steps: steps.map(({ at, kind, amount, result, leg, reason, score, score_before: scoreBefore }) => ({
      at: Number(at),
      kind,
      amount: formatYuan(amount),
      note: stepNote(result, leg === null ? undefined : encoded[leg], locale),
      ...{ reason, score, scoreBefore },
    })),
  };
}

function encodeLeg(leg: LegRow, locale: Locale): InferInput<typeof betLeg> {
  const { league, home, away } = namesOf(leg, locale);
  return {
    ...writeSport(leg.gtype),
    gid: leg.gid,
    ecid: leg.match_id ?? leg.gid,
    league,
    teamH: home,
    teamC: away,
    kickoff: Number(leg.kickoff),
    wtype: leg.wtype,
    rtype: leg.rtype,
    ratio: leg.line,
    strong: leg.strong,
    oddsFormat: leg.price_format,
    odds: leg.odds,
    isRB: leg.live,
    scoreAtBet: leg.score_at_bet,
    score: leg.full ?? '',
    halfScore: leg.half ?? '',
    sets: leg.sets ?? leg.quarters ?? '',
    stopped: leg.stopped ?? '',
    reached: leg.reached ?? '',
    result: leg.result,
    cancelReason: leg.cancel_reason,
    ...(leg.dead_heat > 1 && { deadHeat: leg.dead_heat }),
  };
}

/** What a step came to, "主队 v 客队 赢" or "赢"; empty when it says nothing beside its kind. */
function stepNote(
  result: string,
  leg: { readonly teamH: string; readonly teamC: string } | undefined,
  locale: Locale,
): string {
  const word = gradeWord(result, locale);
  return leg ? `${leg.teamH} v ${leg.teamC} ${word}`.trim() : word;
}
