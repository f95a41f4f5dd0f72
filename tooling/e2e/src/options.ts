import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** The site a test visits, with its edition and language. */
export interface SiteOptions {
  /** The code of a brand, as its folder is named. */
  readonly brand: string;
  readonly edition: 'classic' | 'pro';
  readonly language: 'zh-CN' | 'zh-TW';
  /** The user of the site: a visitor, or a member who logged in on this device before. */
  readonly visitor: 'anybody' | 'member';
  /** Other stored preferences, by the key under which the site stores them. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The options shared by all tests of a worker. */
export interface WorkerOptions {
  /** The platform of journeys, whose clock can be moved, or the one that is deployed. */
  readonly platformBuild: 'testing' | 'production';
}

/** The Chromium browser found by the bootstrap. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  },
  timezoneId: 'Asia/Shanghai',
};
