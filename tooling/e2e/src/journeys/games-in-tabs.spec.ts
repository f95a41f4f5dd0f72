import { nameOf, qingshanPro } from '../corners.ts';
import { openSlots } from '../pages/slots.ts';
import { expect, test } from '../site-test.ts';
import { switchOff } from '../switch-in-page.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a game opens in a tab of its own, and by a press of its link where the browser blocks that', async ({
    page,
    context,
    language,
  }) => {
    await switchOff(page, 'innerGames');
    const slots = await openSlots(page, language);
    const spin = { name: /旋转/ };

    await test.step('the tab that the press opened goes to the game', async () => {
      const opened = page.waitForEvent('popup');
      await slots.play();
      const tab = await opened;
      await expect(tab.getByRole('button', spin)).toBeVisible();
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    });

    await test.step('a blocked one is offered as a link', async () => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await slots.play();
      const dialog = page.getByRole('dialog', { name: say(language, 'venues.launch.blocked') });
      const opened = context.waitForEvent('page');
      await dialog.getByRole('link').click();
      const tab = await opened;
      await expect(tab.getByRole('button', spin)).toBeVisible();
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(dialog).toBeHidden();
    });
  });
});
