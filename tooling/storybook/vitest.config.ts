import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const folder = import.meta.dirname;

/** Every story, drawn in a real browser in one corner of the house, with axe on. */
function corner(name: string): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: join(folder, '.storybook') })],
    server: { fs: { allow: [join(folder, '../..')] } },
    test: {
      name,
      setupFiles: [join(folder, `src/testing/${name}.ts`)],
      isolate: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: [
              '--no-sandbox',
              '--disable-dev-shm-usage',
              '--disable-gpu',
              '--disable-background-networking',
            ],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: { maxWorkers: 1, projects: [corner('classic'), corner('pro')] },
});
