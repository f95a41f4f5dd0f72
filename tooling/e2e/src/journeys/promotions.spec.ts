import { expectAccessible } from '../accessibility.ts';
import { betThatCounts } from '../bet-that-counts.ts';
import { nameOf, onAPhone, qingshanClassic, xingheClassic } from '../corners.ts';
import { keys } from '../keys.ts';
import { header } from '../pages/header.ts';
import { playUntil } from '../play-until.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Of the promotions that a site of play money opens with. */
const tasks = '新手任务';

test.describe(nameOf(xingheClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xingheClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a member joins a promotion by keyboard, does what it asks for, stakes, and claims its gift', async ({
    page,
    time,
    language,
    edition,
  }) => {
    test.slow();
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const bar = header(page, { language, edition });
    const main = page.getByRole('main');
    const byKey = keys(page);
    const bet = () => betThatCounts({ page, time, language }, '100');

    await test.step('the list says what each brings and asks for, and leads to its page', async () => {
      await page.goto('/activity/discount');
      await expectAccessible(page, main.getByRole('link', { name: tasks }));
      await byKey.enter(main.getByRole('link', { name: tasks }));
      await expect(page).toHaveURL(/\/activity\/newTask\/\d+$/);
    });

    await test.step('the place is held, then it is joined, without a pointer', async () => {
      await expectAccessible(page, main.getByRole('button', { name: words('promotions.join') }));
      await byKey.enter(main.getByRole('button', { name: words('promotions.join') }));
      const confirm = main.getByRole('button', { name: words('promotions.join.confirm') });
      await expect(confirm).toBeFocused();
      await byKey.press('Enter');
      await expect(main.getByText(saying(language, 'promotions.joined')).first()).toBeVisible();
    });
    const promotion = new URL(page.url()).pathname;

    await test.step('the first settled bet reaches its step', async () => {
      await bet();
      const step = main
        .getByRole('listitem')
        .filter({ hasText: words('promotions.step.first-bet') })
        .first();
      const reached = step.getByText(words('promotions.step.reached'), { exact: true });
      await playUntil(time, async () => {
        await page.goto(promotion);
        await expect(reached).toBeVisible({ timeout: 10_000 });
      });
    });

    const claim = main.getByRole('button', { name: words('gifts.gift.claim.named', { name: tasks }) });
    await test.step('its gift waits for the turnover', async () => {
      await page.goto('/mine/welfare');
      await expectAccessible(page, main.getByText('¥0 / ¥5', { exact: false }));
      await expect(claim).toBeHidden();
    });

    await test.step('once that is staked it is claimed, and in the balance', async () => {
      await bet();
      await playUntil(time, async () => {
        await page.goto('/mine/welfare');
        await expect(claim).toBeVisible({ timeout: 10_000 });
      });
      const before = await bar.balance();
      await byKey.enter(claim);
      await expect(main.getByText(words('gifts.claim.done', { amount: '¥5' }))).toBeVisible();
      await bar.expectBalance(before + 500);
    });

    await test.step('the record has it as claimed', async () => {
      await page.goto('/mine/giftRecord');
      await expectAccessible(page, main.getByText(saying(language, 'gifts.gift.claimed')).first());
    });
  });
});

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true });

  test('a visitor reads a promotion, and is asked to log in to join it', async ({ page, language }) => {
    const main = page.getByRole('main');
    const isAsWideAsItself = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await page.goto('/activity/discount');
    await expectAccessible(page, main.getByRole('heading', { level: 2 }).first());
    expect(await isAsWideAsItself()).toBe(true);
    await main.getByRole('heading', { level: 2 }).first().getByRole('link').tap();
    await expectAccessible(page, main.getByRole('heading', { name: say(language, 'promotions.terms') }));
    expect(await isAsWideAsItself()).toBe(true);
    await main.getByRole('button', { name: say(language, 'promotions.join.login') }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
