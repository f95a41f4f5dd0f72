import { eventKey, type Key } from '@lobby/draws';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import type { Match, Score } from './match.ts';
import { endsAt } from './match-state.ts';

type Row = Selectable<Tables['sport_matches']>;

/** Adds matches that are not there yet; safe when several processes add the same ones. */
export async function addMatches(db: Kysely<Tables>, matches: readonly Match[]): Promise<void> {
  for (let from = 0; from < matches.length; from += 200) {
    await db
      .insertInto('sport_matches')
      .values(matches.slice(from, from + 200).map(toRow))
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

function toRow(match: Match): Insertable<Tables['sport_matches']> {
  return {
    id: match.id,
    gtype: match.gtype,
    lid: match.lid,
    league_cn: match.league['zh-CN'],
    league_tw: match.league['zh-TW'],
    home_id: match.homeId,
    home_cn: match.home['zh-CN'],
    home_tw: match.home['zh-TW'],
    away_id: match.awayId,
    away_cn: match.away['zh-CN'],
    away_tw: match.away['zh-TW'],
    kickoff: BigInt(match.kickoff),
    speed_milli: Math.round(match.speed * 1000),
    break_minutes: match.breakMinutes,
    expected_h_milli: Math.round(match.expected[0] * 1000),
    expected_c_milli: Math.round(match.expected[1] * 1000),
    real_half: match.real ? printScore(match.real.half) : '',
    real_full: match.real ? printScore(match.real.full) : '',
    created_at: BigInt(match.createdAt),
    ends_at: BigInt(endsAt(match).full),
    draw_hash: match.drawHash,
  };
}

/** The match of a row, with its key grown from the installation's secret. */
export function toMatch(row: Row, secret: Key): Match {
  const [half, full] = [readScore(row.real_half), readScore(row.real_full)];
  return {
    id: row.id,
    gtype: row.gtype,
    lid: row.lid,
    league: { 'zh-CN': row.league_cn, 'zh-TW': row.league_tw },
    homeId: row.home_id,
    awayId: row.away_id,
    home: { 'zh-CN': row.home_cn, 'zh-TW': row.home_tw },
    away: { 'zh-CN': row.away_cn, 'zh-TW': row.away_tw },
    kickoff: Number(row.kickoff),
    speed: row.speed_milli / 1000,
    breakMinutes: row.break_minutes,
    key: eventKey(secret, row.id, Number(row.kickoff)),
    expected: [row.expected_h_milli / 1000, row.expected_c_milli / 1000],
    real: half && full ? { half, full } : undefined,
    drawn: !(half && full),
    createdAt: Number(row.created_at),
    drawHash: row.draw_hash,
  };
}

export function printScore(score: Score): string {
  return `${score[0]}:${score[1]}`;
}

export function readScore(text: string | null): Score | undefined {
  const [home, away] = (text ?? '').split(':').map(Number);
  return text && home !== undefined && away !== undefined ? [home, away] : undefined;
}
