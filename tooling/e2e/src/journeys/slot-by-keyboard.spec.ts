import type { Locator } from '@playwright/test';
import { nameOf, xingheClassic } from '../corners.ts';
import { keys } from '../keys.ts';
import { longestRoundMs } from '../pages/slots.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  test('a slot is found, played, left and looked up in the record by keyboard alone', async ({
    page,
    language,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const { go, press, expectFocus } = keys(page);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: '旋转' });
    const wayTo = (category: string) =>
      page
        .getByRole('navigation', { name: words('site.nav.label') })
        .getByRole('link', { name: words(`site.category.${category}`) });
    const tab = (hall: string) => page.getByRole('tab', { name: words(`betHistory.hall.${hall}`) });
    const hall = wayTo('egame');

    /** Goes there, where the focus is seen, and presses. */
    const use = async (element: Locator, key: 'Enter' | 'Space', options?: { back?: boolean }) => {
      await go(element, options);
      expect(await showsFocus(element)).toBe(true);
      await press(key);
      await expectFocus();
    };

    await test.step('the money of the member travels by itself', async () => {
      await page.goto('/mine/wallet');
      const choice = page.getByRole('checkbox', { name: words('purses.auto') });
      await use(choice, 'Space');
      await expect(choice).toBeChecked();
    });

    await test.step('the menu of the hall leads to the list of its games', async () => {
      await page.goto('/home');
      await go(hall);
      expect(await showsFocus(hall)).toBe(true);
      await expect(hall).toHaveAttribute('aria-expanded', 'true');
      const menu = page.getByRole('region', {
        name: words('hallMenu.label', { hall: words('site.category.egame') }),
      });
      await press('ArrowDown');
      await use(menu.getByRole('link').first(), 'Enter');
      await expect(page).toHaveURL(/\/game\/egame\?venue=/);
      await expect(menu).toBeHidden();
      await expectFocus();
    });

    const name = await test.step('a game is entered', async () => {
      const card = page.getByRole('article').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await use(card.getByText(words('venues.games.play'), { exact: true }), 'Enter');
      await expect(spin).toBeVisible();
      await expectFocus();
      return title;
    });

    await test.step('a round is played until its end is told, and the button keeps the focus', async () => {
      await use(spin, 'Space');
      await expect(spin).toBeFocused();
      await expect(game.getByText(/^(本局未中|赢得 .+|返还 .+)$/)).toBeVisible({ timeout: longestRoundMs });
      await expect(spin).toHaveAttribute('aria-disabled', 'false');
      await expect(spin).toBeFocused();
      await expectFocus();
    });

    await test.step('the last rounds are looked at, and the focus returns from them', async () => {
      const rounds = game.getByRole('button', { name: '记录', exact: true });
      await use(rounds, 'Enter', { back: true });
      const dialog = game.getByRole('dialog');
      const again = dialog.getByRole('button', { name: '重看', exact: true });
      await expect(again).toHaveCount(1);
      await use(again, 'Enter');
      await expect(dialog.getByRole('button', { name: '返回记录' })).toBeVisible();
      await expectFocus();
      await press('Escape');
      await expect(dialog).toBeHidden();
      await expect(rounds).toBeFocused();
    });

    await test.step('the game is left by the bar', async () => {
      await use(page.getByRole('button', { name: words('venues.frame.leave'), exact: true }), 'Enter', {
        back: true,
      });
      await expect(page).toHaveURL(/\/game\/egame/);
      await expectFocus();
    });

    await test.step('the record has the round, and says where it is shown again', async () => {
      await use(wayTo('bet_record'), 'Enter', { back: true });
      await expect(page).toHaveURL(/\/mine\/betRecord/);
      await go(tab('TY'));
      for (const [key, hall] of [
        ['End', 'all'],
        ['ArrowLeft', 'BY'],
        ['ArrowLeft', 'DZ'],
      ] as const) {
        await press(key);
        await expect(tab(hall)).toHaveAttribute('aria-selected', 'true');
        await expect(tab(hall)).toBeFocused();
      }
      expect(await showsFocus(tab('DZ'))).toBe(true);
      const row = page.getByRole('row').filter({ hasText: name });
      const refresh = page.getByRole('button', { name: words('betHistory.refresh'), exact: true });
      // The platform asks the venue now and then.
      await expect(async () => {
        await use(refresh, 'Enter', { back: true });
        await expect(row).toHaveCount(1, { timeout: 3_000 });
      }).toPass();
      await use(row.getByRole('button'), 'Enter');
      await go(page.getByRole('link', { name: saying(language, 'betHistory.round.replay') }));
      await expectFocus();
    });
  });
});

/** Whether it has the focus with a line around it. */
function showsFocus(element: Locator): Promise<boolean> {
  return element.evaluate(focused => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return focused.matches(':focus-visible') && (isOutlined || boxShadow !== 'none');
  });
}
