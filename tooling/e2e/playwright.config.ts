import { defineConfig } from '@playwright/test';
import { browserOptions, type SiteOptions } from './src/options.ts';

/** Both brands, both editions, both languages: every pair of the three meets in one of these four. */
const corners: (SiteOptions & { name: string })[] = [
  { name: '星河 classic 简体', brand: 'xinghe', edition: 'classic', language: 'zh-CN' },
  { name: '星河 pro 繁體', brand: 'xinghe', edition: 'pro', language: 'zh-TW' },
  { name: '青山 pro 简体', brand: 'qingshan', edition: 'pro', language: 'zh-CN' },
  { name: '青山 classic 繁體', brand: 'qingshan', edition: 'classic', language: 'zh-TW' },
];

export default defineConfig<SiteOptions>({
  testDir: 'src',
  globalSetup: './src/set-up.ts',
  fullyParallel: true,
  workers: 2,
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
    ...corners.map(({ name, ...use }) => ({ name, use, testMatch: 'journeys/**/*.spec.ts' })),
    { name: 'once', use: {}, testMatch: 'cases/**/*.spec.ts' },
    {
      name: 'last',
      use: {},
      testMatch: 'after/**/*.spec.ts',
      dependencies: [...corners.map(corner => corner.name), 'once'],
    },
  ],
});
