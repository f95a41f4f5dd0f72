import { chromium } from 'playwright';

/** The browser found by `npm run bench`; undefined means that only the arithmetic is measured. */
export const browserPath: string | undefined = process.env.CHROMIUM_PATH;

export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Launches a separate browser for one measurement. */
export const openBrowser = (path: string) =>
  chromium.launch({ executablePath: path, args: [...browserFlags] });
