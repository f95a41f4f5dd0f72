import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { deep } from './src/deep.ts';
import { browserOptions, type SiteOptions, type WorkerOptions } from './src/options.ts';
import { leftOut } from './src/sample.ts';

// For this process it is too late; the workers and what they start begin after it.
if (process.env.LOBBY_HOURS_AHEAD) {
  const anotherTime = new URL('../vite-preset/src/testing/another-time.mjs', import.meta.url);
  process.env.NODE_OPTIONS = `--import ${anotherTime.href}`;
}

// Set by npm test without words.
const isShort = Boolean(process.env.LOBBY_E2E_SHORT);
const specs = ['journeys', 'cases'].flatMap(folder =>
  readdirSync(join(import.meta.dirname, 'src', folder)).map(file => `**/${folder}/${file}`),
);

/** Each behaviour is tested once, in one of the configurations of src/corners.ts. */
export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: 'src',
  // Not its flag: projects that others depend on would ignore it.
  grepInvert: isShort ? new RegExp(deep) : [],
  testIgnore: isShort ? [...leftOut(specs)] : [],
  globalSetup: './src/set-up.ts',
  fullyParallel: true,
  // Each has a platform and a browser: a third one makes all of them wait on a machine of two slow cores.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine a third as fast as the usual: what hangs is to be found, nothing to be timed.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // What a worker fetches goes past the routes of a test; its own journey lets it be.
    serviceWorkers: 'block',
    ...browserOptions,
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Reduced motion: axe sees final colours, and two cores render less.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    // Kept of a failed test; for a complete trace: --trace on.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testMatch: /src\/(journeys|cases)\/.*\.spec\.ts$/ },
    { name: 'last', testMatch: /src\/after\/.*\.spec\.ts$/, dependencies: ['journeys'] },
  ],
});
