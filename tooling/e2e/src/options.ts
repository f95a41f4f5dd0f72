import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Which site a test visits, and how it is dressed. */
export interface SiteOptions {
  readonly brand: 'xinghe' | 'qingshan';
  readonly edition: 'classic' | 'pro';
  readonly language: 'zh-CN' | 'zh-TW';
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
