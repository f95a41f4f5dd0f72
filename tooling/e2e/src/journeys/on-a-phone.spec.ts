import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic } from '../corners.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({
    ...qingshanClassic,
    ...onAPhone,
    hasTouch: true,
    isMobile: true,
    visitor: 'member',
    // Price changes are not under test here: any price is accepted.
    choices: { 'lobby.odds-policy': 'all' },
  });

  test('a system of three picks is written on the keypad in the sheet and placed', async ({
    page,
    language,
    edition,
  }) => {
    const words = (id: string) => say(language, id);
    const sheet = page.getByRole('dialog', { name: words('betslip.title') });
    const slip = betSlip(page, language, sheet);
    const book = sportsbook(page, language);
    const top = header(page, { language, edition });
    const openSheet = () => page.getByRole('button', { name: words('betslip.bar.open') }).tap();
    const closeSheet = async () => {
      await sheet.getByRole('button', { name: words('betslip.bar.close') }).tap();
      await expect(sheet).toBeHidden();
    };

    const { opening, first } = await test.step('one pick, then the form for several', async () => {
      // Hours away: none of the matches begins meanwhile.
      await book.open('?show=early');
      const opening = await top.balance();
      const first = await book.pickApart(1, [], 'handicap.full');
      await openSheet();
      await slip.chooseForm('several');
      await closeSheet();
      return { opening, first };
    });

    await test.step('two more picks, and the form for systems', async () => {
      await book.pickApart(2, first, 'handicap.full');
      await openSheet();
      await expect(slip.items).toHaveCount(3);
      await slip.chooseForm('systems');
    });

    await test.step('every key of the keypad can be tapped where it is', async () => {
      await slip.stakeOf('3串4').tap();
      const pad = sheet.getByRole('group', { name: words('site.ui.keypad') });
      await expect(pad).toBeVisible();
      await expect.poll(() => pad.getByRole('button').evaluateAll(coveredKeys)).toEqual([]);
      await expectAccessible(page);
      for (const key of ['1', '0']) await pad.getByRole('button', { name: key, exact: true }).tap();
      await expect(slip.stakeOf('3串4')).toHaveValue('10');
    });

    await test.step('it is placed for 40 in all, and is among the open bets', async () => {
      await expect(slip.place).toContainText('40');
      await slip.place.tap();
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await slip.button('betslip.receipt.view').tap();
      await expect(sheet.getByText('3串4')).toBeVisible();
      await closeSheet();
      await top.expectBalance(opening - 4_000);
    });
  });
});

/** Keys that a finger on their middle does not meet. Runs in the page. */
function coveredKeys(buttons: Element[]): string[] {
  return buttons.flatMap(button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met && button.contains(met) ? [] : [button.textContent ?? ''];
  });
}
