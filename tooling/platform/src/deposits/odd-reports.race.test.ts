import { dose } from '@lobby/testing';
import { describe, it } from 'vitest';
import { sendOddReports } from '../testing/odd-reports.ts';
import { testDatabaseUrl } from '../testing/throwaway-database.ts';
import { onTwoServers, twoServers } from '../testing/two-servers.ts';

const runs = dose({ small: 100, deep: 5_000 });

// Postgres refuses texts and numbers that PGlite takes, and the other way round.
describe.skipIf(!testDatabaseUrl)(onTwoServers('odd callbacks'), () => {
  const { seat } = twoServers();

  it(`${runs} odd things that a provider signs are each processed or parked`, () =>
    sendOddReports({ ...seat(0), log: silent(seat(0).log) }, runs));
});

/** A finding is an error line each. */
function silent<Log extends { child(bindings: object, options: { level: string }): Log }>(log: Log): Log {
  return log.child({}, { level: 'silent' });
}
