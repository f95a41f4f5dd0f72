import { expectAccessible } from '../accessibility.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Virtual matches on sale are over by then. */
const untilSettledMs = 26 * 60_000;

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a settled bet whose result is corrected is one letter, with the reason, the old score and a way to object', async ({
    page,
    browser,
    world,
    time,
    edition,
    language,
  }) => {
    const words = (id: string, values = {}) => say(language, id, values);
    const slip = betSlip(page, language);
    const history = betHistory(page, language);
    const top = header(page, { edition, language });
    const book = sportsbook(page, language);
    const opening = await test.step('a virtual match is backed and played', async () => {
      await book.open('?sport=VF&show=today');
      return top.balance();
    });
    await time.hold();
    const match = await book.pickHome(await book.find(() => true));
    await slip.keyIn('50');
    await slip.place.click();
    await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
    await time.release();
    await time.advance(untilSettledMs);

    const { ticket, won } = await test.step('the bet is settled', async () => {
      await history.open();
      const row = history.row(match.name);
      await expect(history.status(row, 'W').or(history.status(row, 'L'))).toBeVisible();
      const [id = ''] = /DT\d+/.exec((await row.textContent()) ?? '') ?? [];
      return { ticket: id, won: await history.status(row, 'W').isVisible() };
    });

    await test.step('the operator corrects the result to the opposite, because of VAR', async () => {
      const operatorPage = await operator(browser, world.platform);
      await operatorPage.correct(match.id, { full: won ? '0:7' : '7:0', because: 'var' });
      await operatorPage.close();
      await time.advance(2_000);
    });

    await test.step('the ticket says why, and by which scores', async () => {
      await history.open();
      await page.getByRole('button', { name: `${words('betHistory.steps')} ${ticket}` }).click();
      const steps = page.getByRole('list', { name: words('betHistory.steps') }).getByRole('listitem');
      await expect(steps.last()).toContainText(words('betHistory.changeReason.var'));
      await expect(steps.last()).toContainText(won ? /→ 0:7/ : /→ 7:0/);
      await page.getByRole('button', { name: words('betHistory.actions', { ticket }) }).click();
      await expect(page.getByRole('menuitem', { name: words('betHistory.dispute') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await expect(history.row(match.name).getByText(/¥/).first()).toBeVisible();
      if (won) await top.expectBalance(opening - 5_000);
    });

    await test.step('one letter names the ticket, and leads to a feedback about it', async () => {
      await page.goto('/mine/message?kind=fd');
      const letters = page.getByRole('button', { name: '注單結算有變更' });
      await expect(letters).toHaveCount(1);
      await letters.press('Enter');
      await expect(page.getByText(`注單 ${ticket}：`)).toBeVisible();
      await expect(page.getByText('原因：VAR 改判。')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: '送出回饋' }).click();
      const text = page.getByRole('textbox', { name: words('inbox.feedback.text') });
      await expect(text).toHaveValue(`${words('inbox.feedback.about', { tickets: ticket })}\n`);
    });
  });
});
