import { nameOf, qingshanClassic } from '../corners.ts';
import { choose } from '../pages/choose.ts';
import { deposit } from '../pages/deposit.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });

  test('a member limits deposits, is reminded of the session, takes a break, and is excluded', async ({
    page,
    world,
    time,
    language,
  }) => {
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const text = (id: string, values?: Record<string, string | number>) =>
      page.getByText(words(id, values), { exact: true });
    const press = (id: string) => page.getByRole('button', { name: words(id), exact: true }).click();
    const wallet = deposit(page, language, world.payments);
    const daily = page.getByLabel(words('limits.field.deposit.day'), { exact: true });
    const saveDaily = async (amount: string) => {
      await daily.fill(amount);
      await daily.press('Enter');
    };
    const tryDeposit = async (amount: string) => {
      await page.goto('/mine/savemoney');
      await wallet.choose('wechat');
      await wallet.amount.fill(amount);
      await press('wallet.deposit.submit');
    };
    const playRefused = page.getByText(/您正在暫停/);

    await test.step('a limit is in force at once, and says what is left', async () => {
      await page.goto('/mine/limits');
      await saveDaily('500');
      await expect(text('limits.saved')).toBeVisible();
      await tryDeposit('600');
      await expect(page.getByText(/存款限額/).first()).toBeVisible();
      await expect(page).not.toHaveURL(/order=/);
      await tryDeposit('300');
      await expect(page).toHaveURL(/order=/);
      await wallet.pay();
      await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
    });

    await test.step('raising it waits for a day, and can be given up', async () => {
      await page.goto('/mine/limits');
      await expect(page.getByText(saying(language, 'limits.left', { amount: '¥500' }))).toBeVisible();
      await saveDaily('1000');
      await expect(
        page.getByText(saying(language, 'limits.pending.raise', { amount: '¥1,000' })),
      ).toBeVisible();
      await press('limits.pending.cancel');
      await expect(page.getByRole('button', { name: words('limits.pending.cancel') })).toBeHidden();
    });

    await test.step('a reminder comes after its interval, and leads to a break', async () => {
      await page.getByRole('combobox', { name: words('limits.reminder') }).click();
      await page.getByRole('option', { name: words('limits.reminder.every', { minutes: 15 }) }).click();
      await expect(text('limits.saved')).toBeVisible();
      await page.goto('/home');
      await time.advance(15 * 60_000);
      // The page's own timer does not know of the platform's clock; a page that is opened looks at once.
      await page.goto('/mine/wallet');
      const reminder = page.getByRole('alertdialog', { name: words('limits.reminder.title') });
      await expect(reminder.getByText(words('limits.session.net'), { exact: true })).toBeVisible();
      await reminder.getByRole('button', { name: words('limits.reminder.break') }).click();
      await expect(page).toHaveURL(/\/mine\/limits#/);
      await expect(page.getByRole('heading', { name: words('limits.pause') })).toBeInViewport();
    });

    const pause = async () => {
      await page.getByRole('checkbox', { name: words('limits.pause.agree') }).click();
      await press('limits.pause.begin');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('limits.pause.confirm'), exact: true })
        .click();
    };
    await test.step('in a time-out the deposit page says so at once, and nothing invites to deposit', async () => {
      await pause();
      const until = page.getByText(saying(language, 'wallet.pause.time-out'));
      const inHeader = page
        .getByRole('banner')
        .getByRole('link', { name: words('header.balance.deposit'), exact: true });
      await expect(until).toBeVisible();
      await expect(inHeader).toBeHidden();
      await page.goto('/mine/savemoney');
      await expect(page.getByRole('heading', { name: words('wallet.pause.deposit') })).toBeVisible();
      await expect(until).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByText(words('wallet.deposit.badge.recommended'), { exact: true })).toHaveCount(0);
      await page.goto('/mine');
      await expect(page.getByText(words('overview.paused'))).toBeVisible();
      await expect(text('betHistory.recent.none')).toBeVisible();
      await expect(page.getByRole('link', { name: words('overview.way.bet'), exact: true })).toBeHidden();
      await expect(inHeader).toBeHidden();
    });

    await test.step('it refuses transfers to venues, and leaves the record open', async () => {
      await page.goto('/mine/transfermoney?venue=JXDZ');
      await expect(page.getByRole('heading', { name: words('wallet.pause.transfer') })).toBeVisible();
      // It begins with the way back, which is open.
      await press('transfer.swap');
      await page.getByLabel(words('transfer.amount'), { exact: true }).fill('100');
      await press('transfer.submit');
      await expect(playRefused.first()).toBeVisible();
      await page.goto('/mine/transRecord');
      await expect(page.getByText(words('transactions.kind.deposit')).first()).toBeVisible();
    });

    await test.step('a self-exclusion takes its place, and cannot be shortened', async () => {
      await page.goto('/mine/limits');
      await choose(page.getByRole('radio', { name: words('limits.pause.exclusion') }));
      await pause();
      await expect(page.getByText(saying(language, 'wallet.pause.exclusion'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('limits.pause.begin') })).toBeHidden();
    });
  });
});
