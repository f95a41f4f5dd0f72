import type { betRecord } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Tongue } from '../feed/codec.ts';
import type { SportsbookTables } from '../sportsbook.tables.ts';

export type WireRecord = InferInput<typeof betRecord>;

type Tables = { [Name in keyof SportsbookTables]: Selectable<SportsbookTables[Name]> };

/** A bet with what a record shows of its match and its newest result. */
export type RecordRow = Tables['sport_bets'] &
  Pick<
    Tables['sport_matches'],
    'league_cn' | 'league_tw' | 'home_cn' | 'home_tw' | 'away_cn' | 'away_tw' | 'kickoff'
  > & { half: string | null; full: string | null };

/** A bet as records show it, in the language asked for. */
export function encodeRecord(row: RecordRow, tongue: Tongue): WireRecord {
  return {
    ticketId: row.ticket_id,
    operationId: row.operation_id,
    status: row.status,
    placedAt: Number(row.placed_at),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
    gtype: row.gtype,
    ecid: row.match_id,
    league: row[`league_${tongue}`],
    teamH: row[`home_${tongue}`],
    teamC: row[`away_${tongue}`],
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
    /** Why a bet was rejected, in the words of the order's refusals. */
    rejectReason: row.reject_reason,
    stake: formatYuan(row.stake),
    risk: formatYuan(row.risk),
    winnable: formatYuan(row.win),
    netWin: formatYuan(row.net),
    turnover: formatYuan(row.turnover),
  };
}
