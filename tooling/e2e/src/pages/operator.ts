import { type Browser, expect, type Locator } from '@playwright/test';

/** The operator's pages of the platform, in a browser of their own. They are in Simplified Chinese only. */
export async function operator(browser: Browser, platform: string) {
  const context = await browser.newContext({ baseURL: platform });
  const page = await context.newPage();

  /** Sends the form of a match with this button, after `fill`, and waits until it is done. */
  const send = async (match: string, button: string, fill?: (form: Locator) => Promise<unknown>) => {
    await page.goto(`/dev/book/${match}`);
    const press = page.getByRole('button', { name: button, exact: true });
    const form = page.locator('form').filter({ has: press });
    await fill?.(form);
    await form.getByLabel('备注（必填）').fill('a journey');
    await press.click();
    await expect(page.getByRole('heading', { name: '已执行' })).toBeVisible();
  };

  const find = async ({ site, name }: { readonly site: string; readonly name: string }) => {
    await page.goto('/dev/operator');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: '查找' }) });
    await form.getByLabel('站点').selectOption(site);
    await form.getByLabel('用户名').fill(name);
    await form.getByRole('button', { name: '查找' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };

  /** An input of the operator counts from the next second of the feed: reads the page until it does. */
  const expectShut = (match: string, isShut: boolean) =>
    expect
      .poll(async () => {
        await page.goto(`/dev/book/${match}`);
        return page.getByText('，停止投注').isVisible();
      })
      .toBe(isShut);

  return {
    /** Takes no more bets on a match. */
    async shut(match: string): Promise<void> {
      await send(match, '停止投注');
      await expectShut(match, true);
    },
    /** Takes bets on it again. */
    async open(match: string): Promise<void> {
      await send(match, '恢复投注');
      await expectShut(match, false);
    },
    /** Cancels all bets on a match. @param reason such as DD. */
    voidBets: (match: string, reason: string) =>
      send(match, '取消注单', form => form.getByLabel('原因').selectOption(reason)),
    /** Reports a result that stands in place of what was said. @param because such as var. */
    correct: (match: string, { full, because }: { readonly full: string; readonly because: string }) =>
      send(match, '公布或更正赛果', async form => {
        await form.getByLabel('全场').fill(full);
        await form.getByLabel('更正原因').selectOption(because);
      }),
    /** Writes a letter to the member of this name and site, the same in both languages. */
    async writeLetter(
      member: { readonly site: string; readonly name: string },
      letter: { readonly kind: string; readonly title: string; readonly html: string },
    ): Promise<void> {
      await find(member);
      await page.getByRole('combobox', { name: /^类型/ }).selectOption(letter.kind);
      for (const label of ['标题（简体）', '标题（繁体）']) await page.getByLabel(label).fill(letter.title);
      for (const label of ['内容，HTML（简体）', '内容，HTML（繁体）'])
        await page.getByLabel(label).fill(letter.html);
      await page.getByRole('button', { name: '发送', exact: true }).click();
      await expect(page.getByText('信件已发送')).toBeVisible();
    },
    /** Freezes the account of this name and site. */
    async freeze(member: { readonly site: string; readonly name: string }): Promise<void> {
      await find(member);
      await page.getByRole('button', { name: '冻结账户' }).click();
      await expect(page.getByText('账户已冻结，所有登录都已退出')).toBeVisible();
      await expect(page.getByRole('cell', { name: 'account-frozen' })).toBeVisible();
    },
    /** Gives the member of this name and site a VIP grade. */
    async giveGrade(member: { readonly site: string; readonly name: string }, grade: number): Promise<void> {
      await find(member);
      await page.getByLabel('VIP 等级').selectOption(String(grade));
      await page.getByRole('button', { name: '更改等级' }).click();
      await expect(page.getByText('VIP 等级已更改')).toBeVisible();
    },
    /** Answers the feedback with this text, and returns the number of its pictures that are shown. */
    async answerFeedback(text: string, answer: string): Promise<number> {
      await page.goto('/dev/operator/feedback');
      const entry = page.getByRole('article').filter({ hasText: text });
      const shown = await entry
        .getByRole('img')
        .evaluateAll(
          images =>
            images.filter(image => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
        );
      await entry.getByLabel('回复').fill(answer);
      await entry.getByLabel('格式').selectOption('html');
      await entry.getByRole('button', { name: '回复' }).click();
      await expect(page.getByRole('heading', { name: '已回复' })).toBeVisible();
      return shown;
    },
    /** Answers the dispute with this text. */
    async answerDispute(
      text: string,
      { verdict, answer }: { readonly verdict: 'upheld' | 'declined'; readonly answer: string },
    ): Promise<void> {
      await page.goto('/dev/operator/disputes');
      const entry = page.getByRole('article').filter({ hasText: text });
      await entry.getByLabel('结论').selectOption(verdict);
      await entry.getByLabel('答复').fill(answer);
      await entry.getByRole('button', { name: '答复' }).click();
      await expect(page.getByRole('heading', { name: '已答复' })).toBeVisible();
    },
    /** Decides on a withdrawal by its number: "批准", "拒绝". */
    async decide(orderNo: string, action: string): Promise<void> {
      await page.goto('/dev/operator/withdrawals');
      const entry = page.getByRole('row').filter({ hasText: orderNo });
      await entry.getByLabel('说明').fill('a journey');
      await entry.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('link', { name: '返回列表' })).toBeVisible();
    },
    close: () => context.close(),
  };
}
