import { expect, type Page } from '@playwright/test';

/** The site as that of a brand that answers a switch with no, changed in the script that states it. */
export async function switchOff(page: Page, name: string): Promise<void> {
  await page.route(/\/assets\/index-[^/]*\.js$/, async route => {
    const answer = await route.fetch();
    const script = await answer.text();
    const changed = script.replace(`${name}:!0`, `${name}:!1`);
    expect(changed).not.toBe(script);
    await route.fulfill({ contentType: 'text/javascript', body: changed });
  });
}
