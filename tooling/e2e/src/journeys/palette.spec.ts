import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });

  test('a match, a page and a game are reached by a few letters', async ({ page, language }) => {
    const field = page.getByRole('combobox', { name: say(language, 'palette.title') });
    const book = sportsbook(page, language);
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.fill(text);
    };
    const group = (id: string) => page.getByRole('group', { name: say(language, `palette.group.${id}`) });

    await test.step('the table of the keys, once the page is at rest', async () => {
      await book.open('?show=early');
      const table = openDialog(page);
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(table).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expectAccessible(page, table);
      await page.keyboard.press('Escape');
      await expect(table).toBeHidden();
    });

    await test.step('a match by one of its teams', async () => {
      const name = await book.findApart([]);
      const [home = ''] = name.split(say(language, 'sportsbook.versus', { home: '', away: '' }));
      await find(home.trim());
      await expect(group('matches').getByRole('option').first()).toContainText(home.trim());
      await expectAccessible(page, openDialog(page));
      await group('matches').getByRole('option').first().click();
      await expect(page).toHaveURL(/match=/);
      await expect(page.getByRole('main')).toContainText(home.trim());
    });

    await test.step('a page by its title, with Enter', async () => {
      await find(say(language, 'betHistory.title'));
      await expect(group('pages').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mine\/betRecord$/);
    });

    await test.step('two keys, and none while letters are typed', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await expect(page).toHaveURL(/\/home$/);
      await find('?');
      await expect(field).toHaveValue('?');
    });
  });
});
