import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readResultsFile } from '@lobby/leagues';
import { forecastAt, planSeason } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';

/**
 * The matches of a results file that have a result, each priced from the data known at its kick-off. With `drawn`,
 * their events are drawn from the expected goals instead.
 * @throws Error when the file is not a results file.
 */
export function seasonMatches(path: string, drawn: boolean): TestMatch[] {
  const { planned } = planSeason([readResultsFile(readFileSync(path, 'utf8'), basename(path))], false);
  return planned
    .filter(one => one.record.score)
    .map(one =>
      testMatch({
        id: `3${one.id}`,
        lid: one.league.lid,
        homeId: one.home.id,
        awayId: one.away.id,
        kickoff: one.at,
        createdAt: 0,
        expected: forecastAt({ planned }, one, one.at)(one.home, one.away),
        real: drawn ? undefined : one.record.score,
        drawn,
      }),
    );
}
