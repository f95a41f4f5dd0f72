import { defineConfig } from '@playwright/test';
import { browserOptions, type SiteOptions } from './src/options.ts';

const everywhere = ['first-bet', 'pages'];
const enter = [...everywhere, 'way-in', 'sessions'];
const prove = [...everywhere, 'new-device', 'recover-password'];

/**
 * Both brands, both editions, both languages: every pair of the three meets in one of these four. The ways in are
 * long and look alike in every edition, so each is walked in two corners that share neither brand nor language.
 */
const corners: (SiteOptions & { name: string; journeys: readonly string[] })[] = [
  { name: '星河 classic 简体', brand: 'xinghe', edition: 'classic', language: 'zh-CN', journeys: enter },
  { name: '星河 pro 繁體', brand: 'xinghe', edition: 'pro', language: 'zh-TW', journeys: prove },
  { name: '青山 pro 简体', brand: 'qingshan', edition: 'pro', language: 'zh-CN', journeys: prove },
  { name: '青山 classic 繁體', brand: 'qingshan', edition: 'classic', language: 'zh-TW', journeys: enter },
];

export default defineConfig<SiteOptions>({
  testDir: 'src',
  globalSetup: './src/set-up.ts',
  fullyParallel: true,
  workers: 2,
  // Prices and matches move by themselves: what failed once is walked once more, and told.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...browserOptions,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
  },
  projects: [
    ...corners.map(({ name, journeys, ...use }) => ({
      name,
      use,
      testMatch: journeys.map(journey => `journeys/${journey}.spec.ts`),
    })),
    { name: 'once', use: {}, testMatch: 'cases/**/*.spec.ts' },
    {
      name: 'last',
      use: {},
      testMatch: 'after/**/*.spec.ts',
      dependencies: [...corners.map(corner => corner.name), 'once'],
    },
  ],
});
