import { expectAccessible } from '../accessibility.ts';
import { comeBackAfter, sessionMs } from '../come-back.ts';
import { nameOf, onAPhone, xingheClassic } from '../corners.ts';
import { deep } from '../deep.ts';
import { bindPhone, memberClient } from '../member-calls.ts';
import { header } from '../pages/header.ts';
import { promotions } from '../pages/promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** The promotion of signing in that a site of play money opens with: ¥0.5 and ¥0.8 for the first two days of a row. */
const name = '每日签到';
const number = '13912345612';
const dayMs = 24 * 3_600_000;

test.describe(`${nameOf(xingheClassic)} on a phone`, () => {
  const { brand } = xingheClassic;
  test.use({ ...xingheClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a member signs in on two days, the second brings more, and claims both gifts', { tag: deep }, async ({
    page,
    world,
    time,
    member,
    outbox,
    language,
    edition,
  }) => {
    test.slow();
    const main = page.getByRole('main');
    const offers = promotions(page, language);
    const client = memberClient({ world, time, member }, brand);
    const today = main.getByRole('button', { name: say(language, 'promotions.sign.today') });
    const done = main.getByRole('button', { name: say(language, 'promotions.sign.done') });
    await bindPhone(client, { name: member.name, number, outbox }, brand);

    const path = await offers.find(name);
    const signed = await test.step('the day on which it is joined is signed', async () => {
      await offers.join();
      await expectAccessible(page, done);
      const day = main.getByText(saying(language, 'promotions.sign.signed'));
      return /\d{4}-\d\d-\d\d/.exec((await day.textContent()) ?? '')?.[0] ?? '';
    });

    const back = await test.step('the next day is signed too', async () => {
      const next = Date.parse(`${signed}T00:01:00+08:00`) + dayMs;
      const back = await comeBackAfter(Math.max(next - time.now(), sessionMs), '/mine/welfare', {
        ...{ page, time, member, language },
        phone: { number, receive: () => outbox.receiveCode('sms', `+86 ${number}`, 2) },
      });
      await page.goto(path);
      await today.click();
      await expectAccessible(page, done);
      return back;
    });

    await test.step('both gifts wait for their turnover, the second is larger', async () => {
      await offers.toGifts.click();
      for (const gift of ['¥0.5', '¥0.8'])
        await expect(main.getByRole('listitem').filter({ hasText: `¥0 / ${gift}` })).toHaveCount(1);
      await expect(offers.claimOf(name)).toHaveCount(0);
    });

    await test.step('once it is staked both are claimed', async () => {
      const bar = header(page, { language, edition });
      await stakeOnVirtual(memberClient({ world, time, member: back }, brand), '100', time);
      await playUntil(time, async () => {
        await page.goto('/mine/welfare');
        await expect(offers.claimOf(name)).toHaveCount(2, { timeout: 10_000 });
      });
      const before = await bar.balance();
      await offers.claimOf(name).first().click();
      await expect(offers.claimOf(name)).toHaveCount(1);
      await offers.claimOf(name).click();
      await expect(offers.claimOf(name)).toHaveCount(0);
      await bar.expectBalance(before + 130);
    });
  });
});
