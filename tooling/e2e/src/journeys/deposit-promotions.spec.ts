import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, onAPhone, qingshanPro, xinghePro } from '../corners.ts';
import { keys } from '../keys.ts';
import { memberClient, payDeposit } from '../member-calls.ts';
import { binding } from '../pages/binding.ts';
import { deposit } from '../pages/deposit.ts';
import { header } from '../pages/header.ts';
import { promotions } from '../pages/promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** The promotions of deposits that a site of play money opens with, and the share of a deposit that each gives, per cent. */
const first = { name: '首存贈 50%', percent: 50 };
const again = { name: '每日再存赠 10%', percent: 10 };
const shareOf = (fen: number, percent: number) => Math.floor((fen * percent) / 100);

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  const { brand } = xinghePro;
  test.use({ ...xinghePro, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a member meets what the first deposit asks for, deposits, stakes its gift, and claims it', async ({
    page,
    world,
    time,
    member,
    outbox,
    language,
    edition,
  }) => {
    test.slow();
    const [phone, realName] = ['13912345611', '周晓晴'];
    for (const secret of [phone, realName]) rememberSecret(secret);
    const main = page.getByRole('main');
    const words = (id: string) => say(language, id);
    const offers = promotions(page, language);
    const bind = binding(page, language);
    const wallet = deposit(page, language, world.payments);

    const path = await offers.find(first.name);
    await test.step('what is missing has a way to where it is bound', async () => {
      await expectAccessible(page, offers.joinButton);
      const phoneOf = main
        .getByRole('listitem')
        .filter({ hasText: words('promotions.condition.bound-phone') });
      await phoneOf.getByRole('link').click();
      await bind.bindOnAccount(phone, realName, () => outbox.receiveCode('sms', `+86 ${phone}`));
    });

    await test.step('it is joined', async () => {
      await page.goto(path);
      await offers.join();
      await expectAccessible(page, offers.stepIn(words('promotions.step.first'), 'open'));
    });

    const paid = await test.step('the first deposit is paid', async () => {
      await page.goto('/mine/savemoney');
      await wallet.choose('wechat');
      await wallet.amount.fill('200');
      await wallet.open();
      const { amount } = await wallet.pay();
      await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
      return Math.round(Number(amount) * 100);
    });

    await test.step('it reaches its step, and its gift waits for the turnover', async () => {
      await page.goto(path);
      await expectAccessible(page, offers.stepIn(words('promotions.step.first'), 'reached'));
      await offers.toGifts.click();
      await expectAccessible(page, main.getByText(saying(language, 'gifts.gift.turnover')).first());
      await expect(offers.claimOf(first.name)).toBeHidden();
    });

    await test.step('once that is staked it is claimed', async () => {
      // The deposit once, and eight times a gift of half of it.
      await stakeOnVirtual(memberClient({ world, time, member }, brand), '1100', time);
      await playUntil(time, async () => {
        await page.goto('/mine/welfare');
        await expect(offers.claimOf(first.name)).toBeVisible({ timeout: 10_000 });
      });
      await offers.claim(first.name, shareOf(paid, first.percent), header(page, { language, edition }));
    });
  });
});

test.describe(nameOf(qingshanPro), () => {
  const { brand } = qingshanPro;
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a member deposits again, and comes from the list to the gift by keyboard alone', async ({
    page,
    world,
    time,
    member,
    language,
    edition,
  }) => {
    test.slow();
    const client = memberClient({ world, time, member }, brand);
    const bar = header(page, { language, edition });
    const offers = promotions(page, language);
    const wallet = deposit(page, language, world.payments);
    const { go, enter, press, type, expectFocus } = keys(page);

    const path = await test.step('after a first deposit it is joined', async () => {
      await payDeposit(client, world, '100');
      await page.goto('/activity/discount');
      await enter(offers.link(again.name));
      await enter(offers.joinButton);
      await expect(offers.confirm).toBeFocused();
      await press('Enter');
      await expectAccessible(page, offers.joined);
      return new URL(page.url()).pathname;
    });

    const paid = await test.step('another deposit is chosen, typed and paid', async () => {
      await page.goto('/mine/savemoney');
      const methods = page.getByRole('radiogroup', { name: say(language, 'wallet.deposit.methods') });
      const wechat = methods.getByRole('radio', { name: say(language, 'wallet.method.wechat') });
      await go(methods.getByRole('radio', { checked: true }));
      await expect(async () => {
        if (!(await wechat.isChecked())) await press('ArrowRight');
        await expect(wechat).toBeChecked({ timeout: 500 });
      }).toPass();
      await go(wallet.amount);
      await type('300');
      await press('Enter');
      await expect(page).toHaveURL(/[?&]order=/);
      const { amount } = await wallet.pay();
      await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
      return Math.round(Number(amount) * 100);
    });

    await test.step('it reaches the step of the day, which leads to its gift', async () => {
      await page.goto(path);
      await expectAccessible(page, offers.stepIn(/./, 'reached').first());
      await enter(offers.toGifts);
      await expect(page).toHaveURL(/\/mine\/welfare$/);
      await expect(offers.claimOf(again.name)).toBeHidden();
    });

    await test.step('once its turnover is staked it is claimed, and the focus stays', async () => {
      // Both deposits once, and five times a gift of a tenth of the second.
      await stakeOnVirtual(client, '600', time);
      await playUntil(time, async () => {
        await page.goto('/mine/welfare');
        await expect(offers.claimOf(again.name)).toBeVisible({ timeout: 10_000 });
      });
      const before = await bar.balance();
      await enter(offers.claimOf(again.name));
      await expect(offers.claimed).toBeVisible();
      await expectFocus();
      await bar.expectBalance(before + shareOf(paid, again.percent));
    });
  });
});
