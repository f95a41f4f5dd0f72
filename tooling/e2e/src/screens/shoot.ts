import path from 'node:path';
import type { Page } from '@playwright/test';

/** What the name of a picture says besides the page. */
interface Shown {
  /** "{brand}-{edition}-{width}" */
  readonly project: string;
  readonly language: 'zh-CN' | 'zh-TW';
}

/** Takes pictures of a page under their names, each once fonts are loaded and the page is rendered. */
export function shooting(page: Page, { project, language }: Shown) {
  return async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => {
      // Pages with live prices are never idle.
    });
    const script = language === 'zh-TW' ? '-tw' : '';
    const folder = process.env.LOBBY_SCREENS ?? 'screens';
    await page.screenshot({
      path: path.join(folder, `${name}-${project}${script}.png`),
      animations: 'disabled',
    });
  };
}
