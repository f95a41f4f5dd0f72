import { nameOf, qingshanPro } from '../corners.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  test.use(qingshanPro);

  test('a visitor marks a match, finds it alone after a reload, and unmarks it on its page', async ({
    page,
    language,
  }) => {
    const book = sportsbook(page, language);
    const main = page.getByRole('main');
    const rows = main.getByRole('article');
    const stars = main.getByRole('button', { name: saying(language, 'sportsbook.favourite.mark') });
    const marked = main.getByRole('button', {
      name: saying(language, 'sportsbook.favourite.mark'),
      pressed: true,
    });
    const only = (count: number) =>
      main.getByRole('button', { name: say(language, 'sportsbook.favourite.only', { count }) });

    // Hours away: none of the matches begins meanwhile.
    await book.open('?show=early');
    await stars.nth(1).click();
    await expect(only(1)).toBeVisible();
    await page.reload();
    await only(1).click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/fav=1/);

    await book.openMatch(rows.first());
    await marked.click();
    await expect(stars).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(main.getByText(say(language, 'sportsbook.favourite.empty.title'))).toBeVisible();
    await main.getByRole('button', { name: say(language, 'sportsbook.favourite.empty.action') }).click();
    await expect(rows.nth(1)).toBeVisible();
    await expect(marked).toHaveCount(0);
  });
});
