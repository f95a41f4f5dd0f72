import { nameOf, onAPhone, xingheClassic } from '../corners.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(xingheClassic)} on a phone`, () => {
  test.use({ ...xingheClassic, ...onAPhone, visitor: 'member' });

  test('a member finds a match among all sports, comes back to the place, and goes on to the list of its sport', async ({
    page,
    language,
  }) => {
    const book = sportsbook(page, language);
    const main = page.getByRole('main');
    const basketball = say(language, 'betting.sport.BK');
    const ofSport = main
      .getByRole('link', { name: basketball, exact: false })
      .filter({ has: page.locator('svg') });

    // Hours away: none of the matches begins meanwhile.
    await book.open('?sport=ALL&show=early');
    await expect(main.getByRole('link', { name: say(language, 'betting.sport.FT') }).first()).toBeVisible();
    await main.getByRole('button', { name: say(language, 'sportsbook.list.options') }).click();
    await main.getByRole('searchbox').fill(basketball);
    await expect(ofSport.first()).toBeVisible();
    await expect(main.getByRole('link', { name: say(language, 'betting.sport.FT') })).toHaveCount(0);

    await book.openMatch(main.getByRole('article').first());
    await expect(page).toHaveURL(/sport=BK.*match=/);
    await page.goBack();
    await expect(page).toHaveURL(/sport=ALL&show=early$/);
    await ofSport.first().click();
    await expect(page).toHaveURL(/sport=BK&show=early$/);
    await expect(main.getByRole('article').first()).toBeVisible();
  });
});
