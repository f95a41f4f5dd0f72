import { chromium } from 'playwright';

/** The browser that `npm run bench` found; undefined means that only the arithmetic is measured. */
export const browserPath: string | undefined = process.env.CHROMIUM_PATH;

export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** A browser of our own for one measurement. */
export const openBrowser = (path: string) =>
  chromium.launch({ executablePath: path, args: [...browserFlags] });
