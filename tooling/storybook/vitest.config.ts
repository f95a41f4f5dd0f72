import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from './src/testing/chromium.ts';
import { withoutPlay } from './src/testing/without-play.ts';

const folder = import.meta.dirname;

interface Corner {
  readonly edition: 'classic' | 'pro';
  readonly brand: string;
  /** All: played, read once more in Traditional Chinese, and under every rule of axe. Colours: drawn, and under those. */
  readonly checks: 'all' | 'colours';
}

/** Every story in a real browser, in one corner of the house. */
function corner(globals: Corner): TestProjectConfiguration {
  return {
    plugins: [
      ...(globals.checks === 'colours' ? [withoutPlay()] : []),
      storybookTest({ configDir: join(folder, '.storybook'), initialGlobals: { ...globals } }),
    ],
    server: { fs: { allow: [join(folder, '../..')] } },
    test: {
      name: globals.edition,
      // One page for all stories, as in Storybook itself: most of the time went into loading the house anew.
      isolate: false,
      testTimeout: 30_000,
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

/** The docs pages of a built Storybook, as designers open them. */
const docs: TestProjectConfiguration = {
  test: { name: 'docs', include: ['src/docs/*.test.ts'], testTimeout: 30_000 },
};

export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      corner({ edition: 'classic', brand: 'xinghe', checks: 'all' }),
      corner({ edition: 'pro', brand: 'qingshan', checks: 'colours' }),
      docs,
    ],
  },
});
