import { eventKey, type Key } from '@lobby/draws';
import { printScore, readScore } from '@lobby/fixtures';
import { leagueByLid } from '@lobby/leagues';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import {
  addFixtures,
  type FixtureRow,
  type NewFixtureRow,
  readFixture,
  toFixtureRow,
} from '@lobby/platform-sportsbook/fixture-feed/fixture-rows';
import type { ScriptedMatch } from '@lobby/simulation';
import { endsAt } from '@lobby/simulation';
import type { Kysely } from 'kysely';

/** Adds matches that are not there yet; safe when several processes add the same ones. */
export function addMatches(db: Kysely<Tables>, matches: readonly ScriptedMatch[]): Promise<void> {
  return addFixtures(db, matches.map(toRow));
}

/** The row of a match; the result of a replayed one lies in it, and no key. */
export function toRow(match: ScriptedMatch): NewFixtureRow {
  return {
    ...toFixtureRow(match, endsAt(match).full),
    real_half: match.real?.half ? printScore(match.real.half) : '',
    real_full: match.real ? printScore(match.real.full) : '',
    called_off: match.calledOff ?? '',
    disruption_milli: Math.round((match.disruptions ?? 0) * 1_000),
    main_h_milli: Math.round((match.main?.expected[0] ?? 0) * 1_000),
    main_c_milli: Math.round((match.main?.expected[1] ?? 0) * 1_000),
  };
}

/** The match of a row, with its key grown from the installation's secret. */
export function toMatch(row: FixtureRow, secret: Key): ScriptedMatch {
  const [half, full] = [readScore(row.real_half), readScore(row.real_full)];
  const real = full && { half, full };
  const quick = leagueByLid(row.lid)?.quick ?? false;
  const match: ScriptedMatch = {
    ...readFixture(row, { quick, drawn: real === undefined && row.called_off === '' }),
    key: eventKey(secret, row.main_id || row.id, Number(row.kickoff)),
    real,
    ...(row.called_off !== '' && { calledOff: row.called_off }),
    disruptions: row.disruption_milli / 1_000,
  };
  return row.main_id === '' ? match : { ...match, main: mainOf(match, row) };
}

/** The match whose corners or cards a sub-match counts, drawn again from what its row says. */
function mainOf(
  { counts: _counts, mainId: _main, ...match }: ScriptedMatch,
  { main_id: id, main_h_milli, main_c_milli }: FixtureRow,
): ScriptedMatch {
  return { ...match, id, expected: [main_h_milli / 1_000, main_c_milli / 1_000] };
}
