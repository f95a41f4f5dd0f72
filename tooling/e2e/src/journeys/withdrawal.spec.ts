import { expectAccessible } from '../accessibility.ts';
import { betThatCounts } from '../bet-that-counts.ts';
import { rememberPassword, rememberSecret } from '../canaries.ts';
import { nameOf, xingheClassic } from '../corners.ts';
import { keys } from '../keys.ts';
import { binding } from '../pages/binding.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { deposit } from '../pages/deposit.ts';
import { header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { withdrawal } from '../pages/withdrawal.ts';
import { playUntil } from '../play-until.ts';
import { expect, test } from '../site-test.ts';
import { saying } from '../words.ts';

const phone = '13912345605';
const realName = '林小明';
const card = '6222021200000000104';
const password = '618033';
const newPassword = '271828';

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  test('a member binds, adds a card, stakes a deposit, withdraws with an approval, and forgets the password', async ({
    page,
    browser,
    world,
    time,
    outbox,
    language,
    edition,
  }) => {
    for (const secret of [phone, realName, card]) rememberSecret(secret);
    for (const each of [password, newPassword]) rememberPassword(each);
    const bind = binding(page, language);
    const bar = header(page, { language, edition });
    const wallet = withdrawal(page, language);
    let messages = 0;
    const receive = () => outbox.receiveCode('sms', `+86 ${phone}`, ++messages);
    /** A phone is sent one code in a minute. */
    const aMinuteLater = async (path: string) => {
      await page.goto('/home');
      await time.advance(60_000);
      await page.goto(path);
    };

    await test.step('phone and real name are asked for in the page, and bound over it', async () => {
      await page.goto('/mine/takemoney');
      await bind.bindPhoneAndName(phone, realName, receive);
      await expect(page).toHaveURL(/\/mine\/takemoney$/);
    });

    await test.step('a card and the withdrawal password are set, each with a code', async () => {
      await aMinuteLater('/mine/addBankCard');
      await wallet.addCard(card, receive);
      await expect(page.getByText('6222 **** 0104')).toBeVisible();
      await aMinuteLater('/mine/addBankCard');
      await wallet.setPassword(password, receive);
    });

    await test.step('a deposit has to be staked once first', async () => {
      const shop = deposit(page, language, world.payments);
      await page.goto('/mine/savemoney');
      await shop.choose('wechat');
      await shop.amount.fill('100');
      await shop.open();
      await shop.pay();
      await expect(shop.text('wallet.depositOrder.credited')).toBeVisible();
      await page.goto('/mine/takemoney');
      await expect(page.getByText(/流水还差 ¥100\.\d\d，/)).toBeVisible();
    });

    await test.step('a bet of 200 is played to its end', async () => {
      await betThatCounts({ page, time, language }, '200');
      await playUntil(time, async () => {
        await page.goto('/mine/takemoney');
        await expect(wallet.text('withdrawal.turnover.done')).toBeVisible({ timeout: 10_000 });
      });
    });

    const before =
      await test.step('500 are withdrawn and wait for a person, because the card is new', async () => {
        const free = await bar.balance();
        await wallet.amount.fill('500');
        const orderNo = await wallet.ask(password);
        await expect(wallet.state('review')).toBeVisible();
        await bar.expectBalance(free - 50_000);
        const office = await operator(browser, world.platform);
        await office.decide(orderNo, '批准');
        await office.close();
        return free;
      });

    await test.step('it is paid, and what was held is gone', async () => {
      await expect(wallet.state('paid')).toBeVisible();
      await bar.expectBalance(before - 50_000);
    });

    await test.step('one that is asked for by keyboard alone and refused comes back', async () => {
      const { go, press, type } = keys(page);
      await page.goto('/mine/takemoney');
      await go(wallet.amount);
      await type('300');
      await press('Enter');
      await expect(wallet.confirmation).toBeVisible();
      await expectAccessible(page);
      await go(wallet.passwordField);
      await type(password);
      await press('Enter');
      await expect(page).toHaveURL(/[?&]order=W/);
      const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
      await expect(wallet.state('review')).toBeVisible();
      await page.goto('/mine/takemoney');
      await expect(wallet.underWay).toContainText('300');
      const office = await operator(browser, world.platform);
      await office.decide(orderNo, '拒绝');
      await office.close();
      // Without a reload.
      await expect(wallet.underWay).toBeHidden();
      await bar.expectBalance(before - 50_000);
      await page.goto(`/mine/takemoney?order=${orderNo}`);
      await expect(wallet.state('rejected')).toBeVisible();
    });

    await test.step('a forgotten password is set anew with a code, which holds withdrawals for a day', async () => {
      await aMinuteLater('/mine/takemoney');
      await wallet.amount.fill('300');
      await wallet.resetPassword(newPassword, async () => {
        // The fourth code of an hour.
        await sliderCaptcha(page, language).byMouse();
        return receive();
      });
      await page.goto('/mine/takemoney');
      await expect(page.getByText(saying(language, 'withdrawal.block.held'))).toBeVisible();
    });
  });
});
