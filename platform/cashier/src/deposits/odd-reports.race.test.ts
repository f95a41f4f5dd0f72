import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { sendOddReports } from '@lobby/platform-testing/money/odd-reports';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { dose } from '@lobby/testing';
import { describe, it } from 'vitest';

const runs = dose({ small: 100, deep: 5_000 });

// Postgres refuses texts and numbers that PGlite takes, and the other way round.
const title = onPostgres('odd callbacks on two servers');

describe.skipIf(!testDatabaseUrl)(title, () => {
  const { seat } = twoServers();

  it(`${runs} odd things that a provider signs are each processed or parked`, () =>
    sendOddReports({ ...seat(0), log: silent(seat(0).log) }, runs));
});

/** A finding is an error line each. */
function silent<Log extends { child(bindings: object, options: { level: string }): Log }>(log: Log): Log {
  return log.child({}, { level: 'silent' });
}
