import { contract } from '@lobby/api-client/contract';
import { expectAccessible } from '../accessibility.ts';
import { comeBackAfter } from '../come-back.ts';
import { nameOf, xingheClassic } from '../corners.ts';
import { deep } from '../deep.ts';
import { joinMember } from '../joined-member.ts';
import { siteIdOf } from '../member.ts';
import { memberClient } from '../member-calls.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { publishPromotion } from '../pages/operator-promotions.ts';
import { promotions } from '../pages/promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Longer than results may still be corrected after a race has ended. */
const closingMs = 12 * 3_600_000 + 60_000;

test.describe(nameOf(xingheClassic), () => {
  const { brand, edition, language } = xingheClassic;
  test.use({ ...xingheClassic, visitor: 'member' });

  test('two members race and see their places; once it has closed, the first claims the gift of the place', {
    tag: deep,
  }, async ({ page, browser, world, time, member, siteUrl, anotherBrowser }) => {
    test.slow();
    const main = page.getByRole('main');
    const offers = promotions(page, language);
    const clientOf = (of: typeof member) => memberClient({ world, time, member: of }, brand);
    const about = { platform: world.platform, site: siteIdOf(brand), now: time.now() };
    const race = await publishPromotion(browser, about, 'race', { places: '100\n50' });

    await test.step('the list leads to it by what it is about, and it is joined', async () => {
      await page.goto('/activity/discount');
      await choose(main.getByRole('radio', { name: say(language, 'promotions.topic.betting') }));
      await offers.link(race.name).click();
      await offers.join();
      await expect(main.getByText(say(language, 'promotions.race.place.none'))).toBeVisible();
    });
    const path = new URL(page.url()).pathname;

    const other = await joinMember(world, brand, time.now);
    const there = await anotherBrowser(other);
    const placeOf = (place: number) => say(language, 'promotions.race.place.of', { place, ranked: 2 });

    await test.step('both bet, and see their places when the matches are settled', async () => {
      await clientOf(other).call(contract.promotion.joinActivity, { id: path.split('/').at(-1) ?? '' });
      await stakeOnVirtual(clientOf(member), '200', time);
      await stakeOnVirtual(clientOf(other), '100', time);
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(main.getByText(placeOf(1))).toBeVisible({ timeout: 10_000 });
      });
      await there.goto(new URL(path, siteUrl).href);
      await expect(there.getByRole('main').getByText(placeOf(2))).toBeVisible();
      await expectAccessible(
        page,
        main.getByRole('row').filter({ hasText: say(language, 'promotions.race.me') }),
      );
      await there.context().close();
    });

    await test.step('it ends, and says when its places become final', async () => {
      await race.endEarly();
      await page.goto(path);
      await expect(main.getByText(saying(language, 'promotions.race.state.closing'))).toBeVisible();
    });

    await test.step('when they are, the first claims the gift of the place', async () => {
      await comeBackAfter(closingMs, '/mine/welfare', { page, time, member, language });
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(main.getByText(saying(language, 'promotions.race.state.final'))).toBeVisible({
          timeout: 10_000,
        });
      });
      await expect(main.getByText(placeOf(1))).toBeVisible();
      await expectAccessible(page, offers.toGifts);
      await offers.toGifts.click();
      await offers.claim(race.name, 10_000, header(page, { language, edition }));
    });
  });
});
