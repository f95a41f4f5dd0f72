import { brands } from '@lobby/bootstrap/sites';
import { defineConfig } from '@playwright/test';
import { browserOptions, type SiteOptions, type WorkerOptions } from './src/options.ts';

const editions = ['classic', 'pro'] as const;
/** Another engine beside Chromium is looked at where each of the two layouts is most used. */
const otherEngine = process.env.LOBBY_SCREENS_ENGINE;
const widths = otherEngine ? ([1366, 390] as const) : ([1920, 1440, 1366, 1024, 768, 390, 360] as const);

/** Of phones, and of a tablet held upright. */
const heights: Partial<Record<number, number>> = { 360: 780, 390: 844, 768: 1024 };

/** Screenshots of every page: all brands, both editions, seven widths. `npm run screens` writes them to one folder. */
export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: 'src/screens',
  testMatch: '**/*.screens.ts',
  globalSetup: './src/set-up.ts',
  workers: otherEngine ? 1 : 2,
  timeout: otherEngine ? 600_000 : 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: { ...browserOptions, platformBuild: 'production', actionTimeout: 15_000 },
  projects: brands.flatMap(({ code: brand }) =>
    editions.flatMap(edition =>
      widths.map(width => ({
        name: `${brand}-${edition}-${width}`,
        // The other script is looked at where room is short.
        grepInvert: width > 1600 ? /zh-TW/ : [],
        use: {
          brand,
          edition,
          viewport: {
            width,
            height: heights[width] ?? Math.round((width * 9) / 16),
          },
          hasTouch: width < 768,
          isMobile: width < 768,
        },
      })),
    ),
  ),
});
