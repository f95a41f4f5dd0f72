import { type Corner, nameOf, qingshanPro, xingheClassic } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { findingsAtEveryWidth } from '../measure/at-every-width.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Both scripts, brands and editions; the second in the format with the longest prices. */
const corners: readonly { corner: Corner; format: string }[] = [
  { corner: xingheClassic, format: 'H' },
  { corner: { ...qingshanPro, language: 'zh-TW' }, format: 'M' },
];

for (const [nth, { corner, format }] of corners.entries()) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, choices: { 'lobby.odds-format': format } });

    test(
      'what a visitor sees is whole, readable and large enough at seven widths',
      deepUnless(nth === 0),
      async ({ page, edition, language }) => {
        const findings: string[] = [];
        await page.goto('/home');
        await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
        findings.push(...(await findingsAtEveryWidth(page, 'home')));
        await header(page, { edition, language }).openRegister();
        await expect(openDialog(page)).toBeVisible();
        findings.push(...(await findingsAtEveryWidth(page, 'registration')));
        for (const path of ['/app/help/tywt', '/nowhere']) {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          findings.push(...(await findingsAtEveryWidth(page, path)));
        }
        expect(findings).toEqual([]);
      },
    );

    test.describe('a member', () => {
      test.use({ visitor: 'member' });
      test(
        'what a member sees is whole, readable and large enough at seven widths',
        deepUnless(nth === 1),
        async ({ page, language }) => {
          const findings: string[] = [];
          const book = sportsbook(page, language);
          await book.open();
          findings.push(...(await findingsAtEveryWidth(page, 'live list')));
          await book.open('?show=early');
          const [picked] = await book.pickApart(2);
          const slip = betSlip(page, language);
          await slip.stake.first().fill('10416');
          findings.push(...(await findingsAtEveryWidth(page, 'list and slip')));

          await page.goto(`/game/sport/crty?match=${picked?.id}`);
          await expect(page.getByText(say(language, 'sportsbook.match.group.main')).first()).toBeVisible();
          findings.push(...(await findingsAtEveryWidth(page, 'match')));

          await betHistory(page, language).open();
          await expect(page.getByText(say(language, 'betHistory.empty')).first()).toBeVisible();
          findings.push(...(await findingsAtEveryWidth(page, 'record')));
          for (const path of ['/mine', '/mine/userinfo']) {
            await page.goto(path);
            await expect(page.getByText(say(language, 'securityScore.task.birthday')).first()).toBeVisible();
            findings.push(...(await findingsAtEveryWidth(page, path)));
          }
          const money = [
            ['/mine/wallet', 'purses.venues'],
            ['/mine/savemoney', 'wallet.deposit.amount'],
            ['/mine/transfermoney', 'transfer.amount'],
            ['/mine/transRecord', 'transactions.kind.conversion'],
            ['/mine/limits', 'limits.title'],
            ['/mine/introTutorial', 'tour.start'],
          ] as const;
          for (const [path, id] of money) {
            await page.goto(path);
            await expect(page.getByText(say(language, id)).first()).toBeVisible();
            findings.push(...(await findingsAtEveryWidth(page, path)));
          }
          await page.goto('/mine/message');
          await expect(page.getByRole('checkbox').first()).toBeVisible();
          findings.push(...(await findingsAtEveryWidth(page, '/mine/message')));
          expect(findings).toEqual([]);
        },
      );
    });
  });
}
