import { testMatch } from '@lobby/simulation/testing/match';
import { expect, it } from 'vitest';
import { noInputs } from './book-inputs.ts';
import { momentAt } from './moment.ts';

it.each([1, 36, 60])('a price period at speed %d has one version throughout', speed => {
  const match = testMatch({ speed });
  const from = match.kickoff - 600_000;
  const versions = new Set<number>();
  for (let at = from; at < from + 300_000; at += 137) versions.add(momentAt(match, at, noInputs).ver);
  // Periods last at least ten seconds before the match.
  expect(versions.size).toBeLessThanOrEqual(31);
  expect([...versions].every(Number.isInteger)).toBe(true);
});
