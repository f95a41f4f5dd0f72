import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { betRecord } from '../pages/bet-record.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { fen, header } from '../pages/header.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** From visitor to settled bet, as the issue tells it. Virtual football ends within minutes, so its bet settles. */
test('a visitor registers, bets on a match in play, and finds the settled bet with the right money', async ({
  page,
  edition,
  language,
}) => {
  test.setTimeout(420_000);
  const member = newMember();
  const top = header(page, { edition, language });
  const slip = betSlip(page, language);
  const book = sportsbook(page, language);

  await test.step('a visitor sees hot matches with live prices', async () => {
    await page.goto('/home');
    await top.dress();
    await expect(page.getByRole('heading', { name: say(language, 'site.home.hot') }).first()).toBeVisible();
    await expect(page.locator('main button[aria-pressed]').first()).toBeVisible({ timeout: 20_000 });
  });

  await test.step('registers, and is logged in with the opening balance', async () => {
    await top.openRegister();
    await accessDialog(page, language).register(member);
    await top.expectMember(member.name);
  });
  const opening = await top.balance();
  expect(opening).toBeGreaterThan(0);

  const { match, stake } =
    await test.step('finds virtual football in play and stakes 200 on a side', async () => {
      await book.openVirtual();
      for (let attempt = 0; attempt < 5; attempt++) {
        const price = book.prices('1x2.full').last();
        await expect(price).toBeVisible({ timeout: 60_000 });
        const pick = await readPick(price);
        await price.click();
        await slip.keyIn('200');
        if (await slip.placeUntilAnswered()) return { match: pick.match, stake: 20_000 };
        await slip.remove();
      }
      throw new Error('Five markets in a row closed before a bet was taken');
    });

  await test.step('the stake has left the free balance', async () => {
    await expect
      .poll(async () => {
        await top.refreshBalance();
        return top.balance();
      })
      .toBe(opening - stake);
  });

  const net = await test.step('the bet settles and stands in the record', async () => {
    const record = betRecord(page, language);
    await record.open();
    const home = match.split(' ')[0] ?? match;
    const row = record.row(home);
    await expect(row).toBeVisible();
    const settled = record.status(row, 'W').or(record.status(row, 'L')).or(record.status(row, 'D'));
    await expect(async () => {
      await record.refresh();
      await expect(settled).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 300_000, intervals: [1_000] });
    const cells = await row.getByRole('cell').allInnerTexts();
    return { cells, won: await record.status(row, 'W').isVisible() };
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
