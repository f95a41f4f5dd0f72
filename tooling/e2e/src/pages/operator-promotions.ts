import { randomInt } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';

/** What a promotion says besides its site, name and days; by the names of the fields. */
type Fields = Readonly<Record<string, string>>;

/** What is the same for all: paid at once, for whoever joins. */
const shared: Fields = {
  'conditions.minGrade': '0',
  'turnover.multiple': '0',
  'budget.total': '1000',
  'budget.perMember': '500',
  claimDays: '30',
};

export interface Published {
  /** As it is listed. */
  readonly name: string;
  /** Its codes, of gift codes. */
  readonly codes: readonly string[];
  /** Ends it before its last day. */
  endEarly(): Promise<void>;
}

/**
 * Writes a promotion on the operator's page and publishes it: one of this journey alone.
 * @param now the platform's time, ms; it runs from that day on.
 */
export async function publishPromotion(
  browser: Browser,
  { platform, site, now }: { readonly platform: string; readonly site: string; readonly now: number },
  kind: string,
  fields: Fields,
): Promise<Published> {
  const name = `旅程${randomInt(1e8)}`;
  /** Opens the list, in a browser of its own, for one thing. */
  const onThePage = async <Result>(
    path: string,
    act: (page: Awaited<ReturnType<typeof open>>) => Promise<Result>,
  ) => {
    const page = await open(browser, `${platform}/dev/operator/promotions${path}`);
    const result = await act(page);
    await page.context().close();
    return result;
  };
  /** Presses a button of its row, or of the page of its forecast, and waits until that is done. */
  const press = (button: '发布' | '提前结束') =>
    onThePage('', async page => {
      const row = page.getByRole('row').filter({ hasText: name });
      if (button === '发布') {
        await row.getByRole('link', { name: '预计费用和发布' }).click();
        await expect(page.getByRole('heading', { name: '只为礼金而玩' })).toBeVisible();
      }
      await (button === '发布' ? page : row).getByRole('button', { name: button }).click();
      await expect(page.getByText('活动已更改，会员下一次打开页面就会看到。')).toBeVisible();
    });

  const codes = await onThePage(`/new/${kind}`, async page => {
    const typed = {
      ...{ 'zh-CN': name, 'zh-TW': name, starts: dayOf(now), ends: dayOf(now + 30 * 86_400_000) },
      ...{ ...shared, ...fields },
    };
    await page.locator('[name="site"]').selectOption(site);
    for (const [field, text] of Object.entries(typed)) await page.locator(`[name="${field}"]`).fill(text);
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByText(/已保存为草稿/).first()).toBeVisible();
    const made = await page.locator('pre').allTextContents();
    return made.flatMap(text => text.split('\n'));
  });
  await press('发布');
  return { name, codes, endEarly: () => press('提前结束') };
}

const open = async (browser: Browser, url: string) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
};

/** The day in Beijing, "2026-11-28". */
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
