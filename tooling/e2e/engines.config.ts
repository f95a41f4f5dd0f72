import { defineConfig } from '@playwright/test';
import type { EngineSettings } from './src/engines/engine-test.ts';

/** Engines that Playwright does not drive here. `npm test` runs each project as a stage of its own, after the journeys. */
export default defineConfig<object, EngineSettings>({
  testDir: 'src/engines',
  testMatch: '**/*.engines.ts',
  globalSetup: './src/set-up.ts',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: 'test-results/engines',
  use: { viewport: { width: 1366, height: 768 } },
  projects: [
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
  ],
});
