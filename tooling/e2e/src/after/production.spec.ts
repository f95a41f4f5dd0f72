import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Everything a build of the platform holds, as one text. */
function built(folder: 'dist' | 'dist-testing'): string {
  const home = new URL(`../../../platform/${folder}/`, import.meta.url);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(new URL(name, home), 'utf8'))
    .join('\n');
}

test('the door that moves the clock stands in the platform of journeys, and nowhere in the deployed one', () => {
  expect(built('dist-testing')).toContain('/dev/clock');
  expect(built('dist')).not.toContain('/dev/clock');
});
