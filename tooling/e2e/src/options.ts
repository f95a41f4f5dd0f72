import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** The site a test visits, with its edition and language. */
export interface SiteOptions {
  /** The code of a brand, as its folder is named. */
  readonly brand: string;
  readonly edition: 'classic' | 'pro';
  readonly language: 'zh-CN' | 'zh-TW';
  /** Who opens the site: a visitor, or a member who logged in on this device before. */
  readonly visitor: 'anybody' | 'member';
  /** What else they chose here before, by the name under which the site keeps it. */
  readonly choices: Readonly<Record<string, string>>;
}

/** What all tests of a worker share. */
export interface WorkerOptions {
  /** The platform of journeys, whose clock can be moved, or the one that is deployed. */
  readonly platformBuild: 'testing' | 'production';
}

/** The browser of the Chromium kind that the bootstrap found. */
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
