import { join } from 'node:path';
import { brands } from '@lobby/bootstrap/sites';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from './src/testing/chromium.ts';
import { withoutPlay } from './src/testing/without-play.ts';

const folder = import.meta.dirname;

interface Corner {
  /** `--project`: what it is run alone by. */
  readonly name: string;
  readonly edition: 'classic' | 'pro';
  readonly brand: string;
  /** All: played, read once more in Traditional Chinese, and under every rule of axe. Colours: drawn, and under those. */
  readonly checks: 'all' | 'colours';
}

/** Every story in a real browser, in one corner of the house. */
function corner({ name, ...globals }: Corner): TestProjectConfiguration {
  return {
    plugins: [
      ...(globals.checks === 'colours' ? [withoutPlay()] : []),
      storybookTest({ configDir: join(folder, '.storybook'), initialGlobals: globals }),
      bundlesOf(name),
    ],
    server: { fs: { allow: [join(folder, '../..')] } },
    test: {
      name,
      setupFiles: ['src/widths/fit-test-window.ts'],
      // One page for all stories, as in Storybook itself: most of the time went into loading the house anew.
      isolate: false,
      testTimeout: 90_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: chromiumOptions,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/**
 * A folder of its own for the bundled dependencies of a corner: in the one that the plugin gives to all, a corner
 * deletes what another one is serving, whose page then waits for ever.
 */
const bundlesOf = (name: string): Plugin => ({
  name: 'lobby:bundles-of-a-corner',
  enforce: 'post',
  config: () => ({ cacheDir: join(folder, 'node_modules/.cache/corners', name) }),
});

/** The first brand in one edition, every other in the other one, so that each page is drawn in the colours of all. */
function corners(): readonly Corner[] {
  const [first = '', ...others] = brands.map(({ code }) => code);
  const inPro = others.length > 0 ? others : [first];
  return [
    { name: 'classic', edition: 'classic', brand: first, checks: 'all' },
    ...inPro.map(brand => ({ name: `pro-${brand}`, edition: 'pro', brand, checks: 'colours' }) as const),
  ];
}

/** A built Storybook as designers open it: its docs pages, and the prices of the list in windows of every width. */
const docs: TestProjectConfiguration = {
  test: {
    name: 'docs',
    include: ['src/docs/*.test.ts', 'src/widths/*.test.ts'],
    globalSetup: ['src/testing/provide-storybook.ts'],
    testTimeout: 90_000,
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Of the projects' own it is not read. Until then a busy machine has bundled what all stories import.
    browser: { connectTimeout: 300_000 },
    projects: [...corners().map(corner), docs],
  },
});
