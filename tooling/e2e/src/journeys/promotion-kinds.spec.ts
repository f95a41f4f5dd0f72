import { checkCharacter, codeAlphabet } from '@lobby/api-client/codes';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic, qingshanPro } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { memberClient } from '../member-calls.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { publishPromotion } from '../pages/operator-promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  const { brand, edition, language } = qingshanPro;
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a gift code is redeemed once, however it is typed, and one that is none says what is wrong', async ({
    page,
    browser,
    world,
    time,
  }) => {
    const main = page.getByRole('main');
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const about = { platform: world.platform, site: siteIdOf(brand), now: time.now() };
    const batch = await publishPromotion(browser, about, 'gift-code', { gift: '18', codes: '1', uses: '5' });
    const code = (batch.codes[0] ?? '').replaceAll('-', '');
    const field = main.getByRole('textbox', { name: words('promotions.exchange.code') });
    const redeem = async (typed: string) => {
      await field.fill(typed);
      await main.getByRole('button', { name: words('promotions.exchange.submit'), exact: true }).click();
    };

    await test.step('one that is mistyped is told beside the field', async () => {
      await page.goto('/mine/exchange');
      await redeem(code.slice(0, -1) + otherThan(code.slice(-1)));
      await expectAccessible(page, main.getByText(words('promotions.exchange.code.mistyped')));
    });

    await test.step('one that nobody made is refused', async () => {
      const drawn = otherThan(code.charAt(0)) + code.slice(1, -1);
      await redeem(drawn + checkCharacter(drawn));
      await expect(main.getByText(/没有这个兑换码/)).toBeVisible();
    });

    await test.step('the own one brings its gift, in small letters too', async () => {
      await redeem(code.toLowerCase());
      await expectAccessible(page, main.getByText(words('promotions.exchange.done', { name: batch.name })));
    });

    await test.step('a second time it is refused', async () => {
      await redeem(code);
      await expect(main.getByText(/您已经用过这个兑换码/)).toBeVisible();
    });

    await test.step('its gift is claimed', async () => {
      const bar = header(page, { language, edition });
      await page.goto('/mine/welfare');
      const claim = main.getByRole('button', { name: words('gifts.gift.claim.named', { name: batch.name }) });
      await expect(claim).toBeVisible();
      const before = await bar.balance();
      await claim.click();
      await expect(main.getByText(words('gifts.claim.done', { amount: '¥18' }))).toBeVisible();
      await bar.expectBalance(before + 1_800);
    });
  });
});

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  const { brand, edition, language } = qingshanClassic;
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a member earns a spin by turnover, spins with the wheel in view, checks it, and claims its gift', async ({
    page,
    browser,
    world,
    time,
    member,
  }) => {
    test.slow();
    const main = page.getByRole('main');
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const about = { platform: world.platform, site: siteIdOf(brand), now: time.now() };
    // Each segment brings something: what is drawn is not under test.
    const wheel = await publishPromotion(browser, about, 'draw', {
      ...{ 'spin.turnover': '100', 'spin.mostADay': '3', segments: '1 1\n2 1' },
    });

    await test.step('it is joined by the bar above the tabs, which stays in sight', async () => {
      await page.goto('/activity/discount');
      await choose(main.getByRole('radio', { name: words('promotions.topic.daily') }));
      await main.getByRole('link', { name: wheel.name }).tap();
      const join = main.getByRole('button', { name: words('promotions.join') });
      await main.getByRole('heading', { name: words('promotions.terms') }).scrollIntoViewIfNeeded();
      await expect(join).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, join);
      await join.tap();
      await main.getByRole('button', { name: words('promotions.join.confirm') }).tap();
      await expect(main.getByText(words('promotions.wheel.left', { count: 0 }))).toBeVisible();
    });
    const path = new URL(page.url()).pathname;

    const spin = main.getByRole('button', { name: words('promotions.wheel.spin'), exact: true });
    await test.step('a settled bet earns a spin', async () => {
      await stakeOnVirtual(memberClient({ world, time, member }, brand), '100', time);
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(main.getByText(words('promotions.wheel.left', { count: 1 }))).toBeVisible({
          timeout: 10_000,
        });
      });
      await expect(spin).toBeInViewport({ ratio: 1 });
    });

    await test.step('it is spun, and what came of it is drawn again', async () => {
      await spin.tap();
      await expect(
        main.getByRole('status').filter({ hasText: saying(language, 'promotions.wheel.won', { number: 1 }) }),
      ).toBeVisible();
      await main.getByRole('button', { name: words('promotions.spins.check', { number: 1 }) }).tap();
      await expect(main.getByText(words('promotions.check.commitment.passed'))).toBeVisible();
      await expectAccessible(page, main.getByText(saying(language, 'promotions.check.outcome.passed')));
    });

    await test.step('its gift is claimed', async () => {
      const bar = header(page, { language, edition });
      await main.getByRole('link', { name: words('promotions.gifts.go') }).tap();
      const claim = main.getByRole('button', { name: words('gifts.gift.claim.named', { name: wheel.name }) });
      await expect(claim).toBeVisible();
      const before = await bar.balance();
      await claim.tap();
      const done = main.getByText(saying(language, 'gifts.claim.done'));
      await expect(done).toBeVisible();
      const [amount = ''] = /[12](?=\D|$)/.exec((await done.textContent()) ?? '') ?? [];
      await bar.expectBalance(before + Number(amount) * 100);
    });
  });
});

/** Another character of a code. */
const otherThan = (character: string) => [...codeAlphabet].find(one => one !== character) ?? '';
