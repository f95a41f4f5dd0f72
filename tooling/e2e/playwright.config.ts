import { defineConfig } from '@playwright/test';
import { browserOptions, type SiteOptions, type WorkerOptions } from './src/options.ts';

/** Each behaviour is walked once, in a corner of its own choosing (src/corners.ts); axe looks at each page in two. */
export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: 'src',
  globalSetup: './src/set-up.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...browserOptions,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Nothing is ever half faded in: axe sees the colours a reader sees, and two cores draw less.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    // What a failed test leaves behind; the whole story of one: --trace on.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testMatch: /src\/(journeys|cases)\/.*\.spec\.ts$/ },
    { name: 'last', testMatch: /src\/after\/.*\.spec\.ts$/, dependencies: ['journeys'] },
  ],
});
