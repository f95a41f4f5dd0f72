import { type Browser, expect, type Locator } from '@playwright/test';

/** The operator's page of a room of the chat, in a browser of its own. It is in Simplified Chinese only. */
export async function operatorOfRoom(browser: Browser, platform: string, lastSaid: string) {
  const context = await browser.newContext({ baseURL: platform });
  const page = await context.newPage();
  await page.goto('/dev/operator/chat');
  await page.getByRole('row').filter({ hasText: lastSaid }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('聊天室');
  const address = page.url();

  /** Sends the form with this button, of a row of the page or of all of it, and waits until it is done. */
  async function send(
    button: string,
    fill: (form: Locator) => Promise<unknown>,
    row?: string,
  ): Promise<void> {
    await page.goto(address);
    const part = row === undefined ? page.locator('body') : page.getByRole('row').filter({ hasText: row });
    const press = page.getByRole('button', { name: button, exact: true });
    const form = part.locator('form').filter({ has: press });
    await fill(form);
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { name: '已执行' })).toBeVisible();
  }

  return {
    page,
    setSlow: (seconds: number) => send('保存设置', form => form.getByLabel('慢速模式').fill(String(seconds))),
    /** Keeps the author of a message from writing. */
    mute: (message: string, reason: string) =>
      send('禁言', form => form.getByLabel('原因').fill(reason), message),
    clear: (reason: string) => send('清屏', form => form.getByLabel('原因').fill(reason)),
    async open(): Promise<void> {
      await page.goto(address);
    },
    close: () => context.close(),
  };
}
