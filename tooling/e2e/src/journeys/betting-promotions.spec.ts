import { expectAccessible } from '../accessibility.ts';
import { comeBackAfter } from '../come-back.ts';
import { nameOf, onAPhone, qingshanClassic, qingshanPro } from '../corners.ts';
import { deep } from '../deep.ts';
import { siteIdOf } from '../member.ts';
import { memberClient } from '../member-calls.ts';
import { header } from '../pages/header.ts';
import { publishPromotion } from '../pages/operator-promotions.ts';
import { promotions } from '../pages/promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { saying } from '../words.ts';

/** Longer than results may still be corrected after a period of bets has ended. */
const closingMs = 12 * 3_600_000 + 60_000;

test.describe(nameOf(qingshanClassic), () => {
  const { brand, edition, language } = qingshanClassic;
  test.use({ ...qingshanClassic, visitor: 'member' });

  test('the turnover of a day reaches a tier, whose gift is claimed once the day has closed', {
    tag: deep,
  }, async ({ page, browser, world, time, member }) => {
    test.slow();
    const offers = promotions(page, language);
    const about = { platform: world.platform, site: siteIdOf(brand), now: time.now() };
    const betting = await publishPromotion(browser, about, 'betting', { tiers: '100 5\n1000 20' });
    const turnover = (need: string) => saying(language, 'promotions.step.turnover', { need });

    const path = await offers.find(betting.name);
    await test.step('it is joined, and no tier is reached', async () => {
      await offers.join();
      await expect(offers.stepIn(turnover('¥100'), 'open')).toBeVisible();
      await expectAccessible(page, offers.stepIn(turnover('¥1,000'), 'open'));
    });

    await test.step('a settled bet reaches the lower one, which is paid after the day', async () => {
      await stakeOnVirtual(memberClient({ world, time, member }, brand), '200', time);
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(offers.stepIn(/./, 'waiting')).toBeVisible({ timeout: 10_000 });
      });
      await expectAccessible(page);
    });

    await test.step('it ends, and once results are final its gift is claimed', async () => {
      await betting.endEarly();
      await comeBackAfter(closingMs, '/mine/welfare', { page, time, member, language });
      await page.goto(path);
      const reached = offers.stepIn(saying(language, 'promotions.step.period'), 'reached');
      await expectAccessible(page, reached);
      await offers.toGifts.click();
      await offers.claim(betting.name, 500, header(page, { language, edition }));
    });
  });
});

test.describe(`${nameOf(qingshanPro)} on a phone`, () => {
  const { brand, edition, language } = qingshanPro;
  test.use({ ...qingshanPro, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a share of what the bets of a day lost is claimed once the day has closed', { tag: deep }, async ({
    page,
    browser,
    world,
    time,
    member,
  }) => {
    test.slow();
    const offers = promotions(page, language);
    const about = { platform: world.platform, site: siteIdOf(brand), now: time.now() };
    const cashback = await publishPromotion(browser, about, 'cashback', {
      ...{ percent: '10', cap: '100', minLoss: '50' },
    });
    const lost = saying(language, 'promotions.step.loss');

    const path = await offers.find(cashback.name);
    await test.step('it is joined, and nothing is lost', async () => {
      await offers.join();
      await expectAccessible(page, offers.step(lost).getByText('¥0 / ¥50'));
    });

    await test.step('a lost bet is told of, and what it may bring', async () => {
      await stakeOnVirtual(memberClient({ world, time, member }, brand), '200', time, { loses: true });
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(offers.step(lost).getByText('¥200 / ¥50')).toBeVisible({ timeout: 10_000 });
      });
      await expectAccessible(page, offers.step(lost).getByText('¥20', { exact: true }));
    });

    await test.step('it ends, and once results are final its gift is claimed', async () => {
      await cashback.endEarly();
      await comeBackAfter(closingMs, '/mine/welfare', { page, time, member, language });
      await page.goto(path);
      await expectAccessible(page, offers.stepIn(lost, 'reached'));
      await offers.toGifts.click();
      await offers.claim(cashback.name, 2_000, header(page, { language, edition }));
    });
  });
});
