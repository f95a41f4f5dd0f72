import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { playOn } from '../play-on.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a bet on the corners of a match names them, and is settled when the match is over', async ({
    page,
    time,
    language,
    member,
    world,
  }) => {
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const history = betHistory(page, language);
    const words = (id: string) => say(language, id);
    const corners = page.getByRole('radio', { name: words('sportsbook.match.filter.corners') });

    await test.step('the page of a match has its corners, and its score stays that of goals', async () => {
      await book.open('?show=today');
      await book.openMatch(page.getByRole('article').first());
      await time.hold();
      await corners.click();
      await expect(page.getByText(words('sportsbook.match.counted.corners'), { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('over or under of corners is backed', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /-角球数，全场大小，.*赔率/ })
        .first()
        .click();
      await slip.keyIn('50');
      await expect(slip.panel.getByText(/-角球数/).first()).toBeVisible();
      await slip.place.click();
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
    });

    await test.step('it is settled by what was counted, and the record names it', async () => {
      await time.release();
      await playOn({ world, time, member }, qingshanPro.brand);
      await history.open();
      const row = history.row('-角球数');
      await expect(row).toBeVisible();
      await history.refresh();
      await expect(history.status(row, 'open')).toBeHidden();
    });
  });
});
