import { readFile } from 'node:fs/promises';
import { nameOf, xinghePro } from '../corners.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('money goes to a venue and home again, and to USDT and back without a gain, and the record shows it', async ({
    page,
    language,
    edition,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const bar = header(page, { language, edition });
    const press = (id: string) => page.getByRole('button', { name: words(id), exact: true }).click();

    await page.goto('/mine/transfermoney?venue=JXDZ');
    const before = await bar.balance();

    await test.step('500 go to a venue', async () => {
      await page.getByLabel(words('transfer.amount'), { exact: true }).fill('500');
      await press('transfer.submit');
      await expect(page.getByText(words('transfer.state.done'), { exact: true })).toBeVisible();
      await bar.expectBalance(before - 50_000);
    });

    await test.step('the list under the balance brings them home with one press', async () => {
      await page.getByRole('button', { name: words('header.purses') }).click();
      await page.getByRole('button', { name: words('purses.list.home.of', { name: '錦繡電子' }) }).click();
      await expect(page.getByText(words('purses.list.empty'), { exact: true })).toBeVisible();
      await bar.expectBalance(before);
      await page.keyboard.press('Escape');
    });

    await test.step('500 go to the venue again', async () => {
      await page.goto('/mine/transfermoney?venue=JXDZ');
      await page.getByLabel(words('transfer.amount'), { exact: true }).fill('500');
      await press('transfer.submit');
      await bar.expectBalance(before - 50_000);
    });

    await test.step('the wallet shows them there, and brings everything home at once', async () => {
      await page.goto('/mine/wallet');
      await expect(page.getByRole('listitem').filter({ hasText: '500' })).toBeVisible();
      await press('purses.recycle');
      await expect(
        page.getByText(words('purses.recycle.done', { amount: '¥500' }), { exact: true }),
      ).toBeVisible();
      await bar.expectBalance(before);
    });

    await test.step('1000 yuan become USDT at a locked rate', async () => {
      await page.goto('/mine/transfermoney?what=usdt');
      await press('transfer.convert.rate.get');
      await page.getByLabel(words('transfer.convert.amount.USDT'), { exact: true }).fill('1000');
      await press('transfer.convert.submit');
      await expect(page.getByText('兌換成功')).toBeVisible();
      await bar.expectBalance(before - 100_000);
    });

    await test.step('all of it becomes yuan again, never more than there were', async () => {
      await choose(page.getByRole('radio', { name: words('transfer.convert.to.CNY') }));
      await press('wallet.amount.all');
      await press('transfer.convert.submit');
      await expect.poll(() => bar.balance()).toBeGreaterThan(before - 1_000);
      expect(await bar.balance()).toBeLessThanOrEqual(before);
    });

    await test.step('the record has all of them, and a file', async () => {
      await page.goto('/mine/transRecord');
      const [file] = await Promise.all([page.waitForEvent('download'), press('transactions.export')]);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      const of = (kind: string) => lines.filter(line => line.includes(words(`transactions.kind.${kind}`)));
      expect(of('transfer')).toHaveLength(4);
      expect(of('conversion')).toHaveLength(2);
      await choose(page.getByRole('radio', { name: words('transactions.kind.conversion'), exact: true }));
      await expect(page.getByText(/USDT/).first()).toBeVisible();
    });
  });
});
