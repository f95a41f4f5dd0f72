import type { Key } from '@lobby/draws';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { unreportedFixtures } from '@lobby/platform-sportsbook/fixture-feed/unreported-fixtures';
import type { ScriptedMatch } from '@lobby/simulation';
import type { Kysely } from 'kysely';
import { toMatch } from './match-rows.ts';

/** The matches of which a result or a correction may be missing. */
export async function unreported(db: Kysely<Tables>, secret: Key, now: number): Promise<ScriptedMatch[]> {
  return (await unreportedFixtures(db, now)).map(row => toMatch(row, secret));
}
