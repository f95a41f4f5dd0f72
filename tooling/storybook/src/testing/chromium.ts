import type { LaunchOptions } from 'playwright';

/** The browser of every test here. `CHROMIUM_PATH` names another one. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
};
