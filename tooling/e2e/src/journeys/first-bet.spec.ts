import { nameOf, xingheClassic } from '../corners.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { fen, header } from '../pages/header.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { playUntil } from '../play-until.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** From visitor to settled bet. The match is played to its end by moving the clock. */
test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('a visitor registers, bets on a match in play, and finds the settled bet with the right money', async ({
    page,
    time,
    edition,
    language,
  }) => {
    const member = newMember();
    const top = header(page, { edition, language });
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const aMoment = () => time.advance(2_000);
    // After another test has moved the clock far, the next virtual match may be two minutes away.
    const aWhile = () => time.advance(10_000);

    await test.step('a visitor sees hot matches with live prices', async () => {
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: say(language, 'site.home.hot') }).first()).toBeVisible();
      await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
    });

    await test.step('registers, and is logged in with the opening balance', async () => {
      await top.openRegister();
      await accessDialog(page, language).register(member);
      await top.expectMember(member.name);
    });
    const opening = await top.balance();
    expect(opening).toBeGreaterThan(0);

    const stake = 20_000;
    const match = await test.step('finds virtual football in play and stakes 200 on a side', async () => {
      await book.openVirtual();
      const aSide = async () => {
        const price = await book.waitForPrice('1x2.full', aWhile);
        const pick = await readPick(price);
        await price.click();
        return pick.match;
      };
      return slip.betOn(aSide, '200', aMoment);
    });

    await test.step('the stake has left the free balance', () => top.expectBalance(opening - stake));

    const net =
      await test.step('the match is played, the bet settles and stands in the bet history', async () => {
        const history = betHistory(page, language);
        const home = match.split(' ')[0] ?? match;
        const row = history.row(home);
        const settled = history.status(row, 'W').or(history.status(row, 'L')).or(history.status(row, 'D'));
        await playUntil(time, async () => {
          await history.open();
          await expect(settled).toBeVisible({ timeout: 10_000 });
        });
        // Past midnight the page learns the date of the platform late: it reads the list anew, and has no row for a moment.
        let cells: string[] = [];
        await expect(async () => {
          cells = await row.getByRole('cell').allInnerTexts();
          expect(cells.join()).toMatch(/[¥￥]/);
        }).toPass();
        return { cells, won: await history.status(row, 'W').isVisible() };
      });

    await test.step('the balance is exact to the fen', async () => {
      const amounts = net.cells.filter(text => /[¥￥]/.test(text)).map(fen);
      expect(amounts).toContain(stake);
      await top.refreshBalance();
      const closing = await top.balance();
      const change = closing - opening;
      if (net.won) expect(change).toBeGreaterThan(0);
      expect(amounts.map(Math.abs)).toContain(Math.abs(change));
    });
  });
});
