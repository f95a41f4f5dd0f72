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

/**
 * Features of Chromium that are off: menus of an address bar and a spare renderer cost half of opening a page. The flag
 * replaces Playwright's, so what that one turns off is named as well.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
      `--disable-features=${withoutFeatures.join(',')}`,
    ],
  },
  timezoneId: 'Asia/Shanghai',
};
