import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The files of a platform build, as one text. */
function built(folder: 'app' | 'testing'): string {
  const home = new URL(`../../../../platform/${folder}/dist/`, import.meta.url);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(new URL(name, home), 'utf8'))
    .join('\n');
}

test('the route that moves the clock is in the testing build of the platform and not in the deployed one', () => {
  expect(built('testing')).toContain('/dev/clock');
  expect(built('app')).not.toContain('/dev/clock');
});
