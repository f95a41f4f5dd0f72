import { day } from '@lobby/calendar';
import type { Fixture } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sportCodes, sports } from '@lobby/sports';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { nameCounted } from './name-counted.ts';
import { needsMatches } from './watched-outrights.ts';

/** A stored fixture. */
export type FixtureRow = Selectable<Tables['sport_matches']>;
/** A fixture that is to be stored. */
export type NewFixtureRow = Insertable<Tables['sport_matches']>;

/**
 * The row of a fixture.
 * @param endsAt ms of the server's clock from which it need not be kept in memory: its end, or any later time that is
 *   certain. At least 1, because 0 means withdrawn.
 */
export function toFixtureRow(fixture: Fixture, endsAt: number): NewFixtureRow {
  return {
    id: fixture.id,
    gtype: fixture.gtype,
    counts: fixture.counts ?? 'goals',
    main_id: fixture.mainId ?? '',
    lid: fixture.lid,
    league_cn: fixture.league['zh-CN'],
    league_tw: fixture.league['zh-TW'],
    home_id: fixture.homeId,
    home_cn: fixture.home['zh-CN'],
    home_tw: fixture.home['zh-TW'],
    away_id: fixture.awayId,
    away_cn: fixture.away['zh-CN'],
    away_tw: fixture.away['zh-TW'],
    kickoff: BigInt(fixture.kickoff),
    speed_milli: Math.round(fixture.speed * 1000),
    break_minutes: fixture.breakMinutes,
    expected_h_milli: Math.round(fixture.expected[0] * 1000),
    expected_c_milli: Math.round(fixture.expected[1] * 1000),
    real_half: '',
    real_full: '',
    created_at: BigInt(fixture.createdAt),
    ends_at: BigInt(endsAt),
    draw_hash: fixture.drawHash,
    season: fixture.season ?? '',
  };
}

/** The fixture of a row, with what its feed knows and no column holds. */
export function readFixture(row: FixtureRow, known: Pick<Fixture, 'quick' | 'drawn'>): Fixture {
  return {
    id: row.id,
    gtype: row.gtype,
    ...(row.main_id !== '' && { counts: row.counts, mainId: row.main_id }),
    lid: row.lid,
    league: { 'zh-CN': row.league_cn, 'zh-TW': row.league_tw },
    quick: known.quick,
    homeId: row.home_id,
    awayId: row.away_id,
    home: { 'zh-CN': row.home_cn, 'zh-TW': row.home_tw },
    away: { 'zh-CN': row.away_cn, 'zh-TW': row.away_tw },
    kickoff: Number(row.kickoff),
    speed: row.speed_milli / 1000,
    breakMinutes: row.break_minutes,
    expected: [row.expected_h_milli / 1000, row.expected_c_milli / 1000],
    drawn: known.drawn,
    createdAt: Number(row.created_at),
    drawHash: row.draw_hash,
    season: row.season,
  };
}

/** What the league and the clubs of a row are called in a language; of a sub-match, with what it counts. */
export function namesOf(
  row: Pick<FixtureRow, 'league_cn' | 'league_tw' | 'home_cn' | 'home_tw' | 'away_cn' | 'away_tw' | 'counts'>,
  locale: Locale,
) {
  const named = (name: string) => nameCounted(name, row.counts, locale);
  return locale === 'zh-TW'
    ? { league: row.league_tw, home: named(row.home_tw), away: named(row.away_tw) }
    : { league: row.league_cn, home: named(row.home_cn), away: named(row.away_cn) };
}

/** Which of these fixtures exist. */
export async function storedFixtures(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('sport_matches').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds fixtures that do not exist yet; an existing id is not changed. Safe when several processes add the same ones.
 */
export async function addFixtures(db: Kysely<Tables>, rows: readonly NewFixtureRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200) {
    await db
      .insertInto('sport_matches')
      .values(rows.slice(from, from + 200))
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

/** Without a result. */
const keptFor = 2 * day;
/** With one, for the pages of results and tables: a season and its break. */
const keptWithResult = 400 * day;
/** With one, of a sport that is drawn every few minutes. */
const keptDrawn = 7 * day;

/**
 * Deletes fixtures without bets: days after they ended, or long after where they have a result. A round may last longer
 * than that: its matches stay while an outright over them is open to bets or may be decided anew.
 */
export async function sweepFixtures(db: Kysely<Tables>, now: number): Promise<void> {
  await deleteFixturesWithoutBets(db, now)
    .where('ends_at', '<', BigInt(now - keptFor))
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('ends_at', '=', 0n),
        not(
          exists(
            selectFrom('sport_results as r')
              .select(sql`1`.as('one'))
              .whereRef('r.match_id', '=', 'sport_matches.id'),
          ),
        ),
        ...sportCodes.map(code =>
          and([
            eb('gtype', '=', code),
            eb('ends_at', '<', BigInt(now - (sports[code].isDrawn ? keptDrawn : keptWithResult))),
          ]),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_outright_matches as u')
            .innerJoin('sport_outrights as o', 'o.id', 'u.outright_id')
            .select(sql`1`.as('one'))
            .whereRef('u.match_id', '=', 'sport_matches.id')
            .where(needsMatches(now)),
        ),
      ),
    )
    .execute();
}

/**
 * A query that deletes fixtures without bets, on them or on an outright that they may still decide; to be narrowed by
 * `where` before it is executed.
 */
export function deleteFixturesWithoutBets(db: Kysely<Tables>, now: number) {
  return db
    .deleteFrom('sport_matches')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_legs as l')
            .select(sql`1`.as('one'))
            .whereRef('l.match_id', '=', 'sport_matches.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_outright_matches as u')
            .innerJoin('sport_outrights as o', 'o.id', 'u.outright_id')
            .innerJoin('sport_legs as l', 'l.outright_id', 'u.outright_id')
            .select(sql`1`.as('one'))
            .whereRef('u.match_id', '=', 'sport_matches.id')
            .where(({ or, eb }) => or([eb('l.result', '=', ''), needsMatches(now)])),
        ),
      ),
    );
}
