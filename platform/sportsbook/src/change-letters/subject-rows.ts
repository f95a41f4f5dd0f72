import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { namesOf } from '../fixture-feed/fixture-rows.ts';
import type { Subject } from './change-letter.ts';

/** The match or the outright that a letter is about; undefined when there is none such. */
export async function readSubject(
  db: Kysely<Tables>,
  { match_id, outright_id }: { readonly match_id: string | null; readonly outright_id: string | null },
): Promise<Subject | undefined> {
  if (match_id !== null) {
    const row = await db
      .selectFrom('sport_matches')
      .select(['league_cn', 'league_tw', 'home_cn', 'home_tw', 'away_cn', 'away_tw', 'counts'])
      .where('id', '=', match_id)
      .executeTakeFirst();
    if (!row) return undefined;
    const [cn, tw] = [namesOf(row, 'zh-CN'), namesOf(row, 'zh-TW')];
    return {
      league: { 'zh-CN': cn.league, 'zh-TW': tw.league },
      home: { 'zh-CN': cn.home, 'zh-TW': tw.home },
      away: { 'zh-CN': cn.away, 'zh-TW': tw.away },
    };
  }
  const row = await db
    .selectFrom('sport_outrights')
    .select(['league_cn', 'league_tw', 'name_cn', 'name_tw'])
    .where('id', '=', outright_id)
    .executeTakeFirst();
  return (
    row && {
      league: { 'zh-CN': row.league_cn, 'zh-TW': row.league_tw },
      home: { 'zh-CN': row.name_cn, 'zh-TW': row.name_tw },
      away: { 'zh-CN': '', 'zh-TW': '' },
    }
  );
}
