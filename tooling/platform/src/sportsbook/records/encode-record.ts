import type { betRecord } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Locale } from '../../kernel/locale.ts';
import type { Tables } from '../../kernel/tables.ts';

export type WireRecord = InferInput<typeof betRecord>;

type Rows = { [Name in keyof Tables]: Selectable<Tables[Name]> };

/** A bet with what a record shows of its match and its newest result. */
export type RecordRow = Rows['sport_bets'] &
  Pick<
    Rows['sport_matches'],
    'league_cn' | 'league_tw' | 'home_cn' | 'home_tw' | 'away_cn' | 'away_tw' | 'kickoff'
  > & { half: string | null; full: string | null };

/** A bet as a record of the wire, in the requested language. */
export function encodeRecord(row: RecordRow, locale: Locale): WireRecord {
  const taiwan = locale === 'zh-TW';
  return {
    ticketId: row.ticket_id,
    operationId: row.operation_id,
    status: row.status,
    placedAt: Number(row.placed_at),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
    gtype: row.gtype,
    ecid: row.match_id,
    league: taiwan ? row.league_tw : row.league_cn,
    teamH: taiwan ? row.home_tw : row.home_cn,
    teamC: taiwan ? row.away_tw : row.away_cn,
    kickoff: Number(row.kickoff),
    wtype: row.wtype,
    rtype: row.rtype,
    ratio: row.line,
    strong: row.strong,
    oddsFormat: row.price_format,
    odds: row.odds,
    isRB: row.live,
    scoreAtBet: row.score_at_bet,
    score: row.full ?? '',
    halfScore: row.half ?? '',
    result: row.result,
    cancelReason: row.cancel_reason,
    /** Why a bet was rejected: a reason of order rejections. */
    rejectReason: row.reject_reason,
    stake: formatYuan(row.stake),
    risk: formatYuan(row.risk),
    winnable: formatYuan(row.win),
    netWin: formatYuan(row.net),
    turnover: formatYuan(row.turnover),
  };
}
