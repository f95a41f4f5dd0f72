import { codeOf } from '@lobby/api-client/result-codes';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic, xinghePro } from '../corners.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const corners = [
  { corner: qingshanClassic, sizes: {}, width: 'desktop' },
  { corner: xinghePro, sizes: onAPhone, width: 'phone' },
];

for (const { corner, sizes, width } of corners) {
  test.describe(`${nameOf(corner)}, ${width}`, () => {
    test.use({ ...corner, ...sizes });

    test('a result code leads to the page of the help that says what to do, which a reader marks', async ({
      page,
      language,
    }) => {
      const words = (id: string) => say(language, `content.${id}`);
      const field = page.getByRole('searchbox', { name: words('search.label') });
      const title = (code: string) => page.getByRole('heading', { level: 1, name: words(code), exact: true });
      await page.goto('/app/help/ck');
      await expect(title('ck')).toBeVisible();

      await field.fill(String(codeOf('venue-activity')));
      const way = page.getByRole('search').getByRole('link', { name: words('zz'), exact: true });
      await expect(way).toBeVisible();
      await expectAccessible(page);
      await way.click();
      await expect(title('zz')).toBeVisible();

      await page.getByRole('button', { name: words('mark.yes'), exact: true }).click();
      await expect(page.getByText(words('mark.thanks'))).toBeVisible();
    });

    test('what is not found leads on, and the next page is one press away', async ({ page, language }) => {
      const words = (id: string) => say(language, `content.${id}`);
      await page.goto('/app/help/kh');
      await page.getByRole('searchbox', { name: words('search.label') }).fill('xyzzy');
      await page
        .getByRole('search')
        .getByRole('link', { name: words('qtwt'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: words('qtwt'), exact: true })).toBeVisible();
      await page
        .getByRole('navigation', { name: words('help.more') })
        .getByRole('link')
        .last()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: words('gywm'), exact: true })).toBeVisible();
    });
  });
}
