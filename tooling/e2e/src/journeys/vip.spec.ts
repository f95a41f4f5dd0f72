import { expectAccessible } from '../accessibility.ts';
import { betThatCounts } from '../bet-that-counts.ts';
import { nameOf, onAPhone, xingheClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { keys } from '../keys.ts';
import { memberClient } from '../member-calls.ts';
import { header } from '../pages/header.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Longer than a virtual match takes, from its first whistle to the settlement of its bets. */
const aMatchMs = 6 * 60_000;
/** A quarter of the balance of a newcomer, all of which VIP 1 asks for: it is enough if every bet is lost. */
const stake = '2500';

test.describe(nameOf(xingheClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xingheClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a member reaches VIP 1 by bets that are settled, and claims its gift by keyboard alone', {
    tag: deep,
  }, async ({ page, world, time, member, language, edition }) => {
    test.slow();
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const bar = header(page, { language, edition });
    const main = page.getByRole('main');
    const band = main.getByRole('region', { name: words('vip.band') });

    await test.step('a newcomer sees VIP 0, the way to VIP 1, and no gift', async () => {
      await page.goto('/mine/vip');
      await expect(band.getByText('VIP 0', { exact: true })).toBeVisible();
      await expect(band.getByText(words('vip.next', { left: '¥10,000', grade: 1 }))).toBeVisible();
      await expectAccessible(page, main.getByText(words('vip.gifts.none')));
    });

    await test.step('what VIP 1 asks for is staked, and the matches are played', async () => {
      await betThatCounts({ page, time, language }, stake, 4.5);
      // The others are on other matches: on two picks of one market nothing would count.
      await time.advance(aMatchMs);
      const client = memberClient({ world, time, member }, xingheClassic.brand);
      const besides = new Set<string>();
      for (let more = 0; more < 3; more++) await stakeOnVirtual(client, stake, time, { besides });
    });

    const claim = main.getByRole('button', {
      name: words('gifts.gift.claim.named', { name: words('gifts.gift.vip-promotion', { period: 1 }) }),
    });
    await test.step('the grade, the way to the next and what keeps it are shown', async () => {
      await playUntil(time, async () => {
        await page.goto('/mine/vip');
        await expect(band.getByText('VIP 1', { exact: true })).toBeVisible({ timeout: 10_000 });
      });
      await expect(
        band.getByRole('progressbar', { name: words('vip.next.bar', { grade: 2 }) }),
      ).toBeVisible();
      // Kept already, or what is still to be staked for it: that follows from which bet was settled last.
      await expect(band.getByText(/保/).first()).toBeVisible();
      await expectAccessible(page, claim);
    });

    await test.step('the gift is claimed without a pointer, and is in the balance', async () => {
      const before = await bar.balance();
      await keys(page).enter(claim);
      await expect(main.getByText(words('gifts.claim.done', { amount: '¥8' }))).toBeVisible();
      await expect(claim).toBeHidden();
      await keys(page).expectFocus();
      await bar.expectBalance(before + 800);
    });

    await test.step('the record of transactions names it', async () => {
      await page.goto('/mine/transRecord');
      await expect(main.getByText(words('transactions.step.gift-vip-promotion')).first()).toBeVisible();
    });

    await test.step('it is claimed for good', async () => {
      await page.goto('/mine/vip');
      await expect(main.getByText(saying(language, 'gifts.gift.claimed')).first()).toBeVisible();
      await expect(claim).toBeHidden();
    });

    await test.step('the page of all grades has the own one marked', async () => {
      await main.getByRole('link', { name: words('vip.grade.all') }).click();
      const own = main.getByRole('row', { name: new RegExp(`^VIP 1 ${words('vip.ladder.own')}`) });
      await expectAccessible(page, own);
      await expect(own).toHaveAttribute('aria-current', 'true');
    });
  });
});

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a member reads the own grade and all others in Traditional Chinese', async ({ page, language }) => {
    const main = page.getByRole('main');
    const isAsWideAsItself = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await page.goto('/mine/vip');
    await expect(main.getByText(say(language, 'vip.next', { left: '¥10,000', grade: 1 }))).toBeVisible();
    await expectAccessible(page, main.getByText(say(language, 'vip.birthday.real-name-bound')));
    expect(await isAsWideAsItself()).toBe(true);

    await main.getByRole('link', { name: say(language, 'vip.grade.all') }).tap();
    await expectAccessible(page, main.getByRole('rowheader', { name: 'VIP 10' }));
    await expect(main.getByRole('columnheader', { name: '週禮金' })).toBeVisible();
    expect(await isAsWideAsItself()).toBe(true);
  });
});
