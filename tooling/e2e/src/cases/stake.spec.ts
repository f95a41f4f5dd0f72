import type { Page } from '@playwright/test';
import { nameOf, qingshanClassic, qingshanPro, xinghePro } from '../corners.ts';
import type { SiteOptions } from '../options.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Stake input, and events between the press of the button and the answer. */

type Language = SiteOptions['language'];

// Price changes are not under test here: any price is accepted.
test.use({ visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

test.beforeEach(async ({ page, language }) => {
  // Today's matches have not begun, so their lines do not move.
  await sportsbook(page, language).open('?show=today');
  await sportsbook(page, language).pick('handicap.full');
  await expect(
    betSlip(page, language).panel.getByText(saying(language, 'betslip.stake.limits')),
  ).toBeVisible();
});

const refused = [
  { typed: '-5', says: 'betslip.stake.refused.negative' },
  { typed: '1e5', says: 'betslip.stake.refused.exponent' },
  { typed: 'abc', says: 'betslip.stake.refused.not-a-number' },
  { typed: '1.234', says: 'betslip.stake.refused.decimals' },
  { typed: '1,00', says: 'betslip.stake.refused.ambiguous' },
  { typed: 'NT$50', says: 'betslip.stake.refused.currency' },
] as const;

test.describe(nameOf(xinghePro), () => {
  test.use(xinghePro);

  test('an invalid stake is rejected, each kind with its own message', async ({ page, language }) => {
    const slip = betSlip(page, language);
    const button = slip.panel.getByRole('button', {
      name: say(language, 'betslip.action.placeEmpty'),
      exact: true,
    });

    await test.step('nothing: the button says why it cannot be pressed', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAttribute('title', say(language, 'betslip.action.needStake'));
    });

    for (const { typed, says } of refused) {
      await test.step(typed, async () => {
        await slip.stake.fill(typed);
        await slip.stake.press('Enter');
        await expect(slip.panel.getByText(say(language, says)).first()).toBeVisible();
        await expect(slip.stake).toHaveValue(typed);
        await expect(slip.panel.getByText(say(language, 'betslip.receipt.title'))).toBeHidden();
      });
    }

    await test.step('no bet was placed', () => expectOpenBets(page, language, 0));

    await test.step('full-width figures become plain ones', async () => {
      await slip.stake.fill('２００');
      await expect(slip.stake).toHaveValue('200');
    });

    await test.step('an over-long stake never becomes more than may be staked', async () => {
      await slip.stake.fill('9999999999999999');
      const notice = slip.panel.getByText(
        new RegExp(
          `${saying(language, 'betslip.stake.refused.too-long').source}|${saying(language, 'betslip.stake.cutToBalance').source}|${saying(language, 'betslip.stake.cutToMax').source}`,
        ),
      );
      await expect(notice.first()).toBeVisible();
    });
  });

  test('a session that ended before the press is reported, and no money moves', async ({
    page,
    context,
    edition,
    language,
  }) => {
    const slip = betSlip(page, language);
    await slip.stake.fill('100');
    const other = await context.newPage();
    await other.goto('/home');
    await header(other, { edition, language }).logOut();
    // A tab that closes during the logout has not logged out.
    await header(other, { edition, language }).expectVisitor();
    await other.close();
    await expect(
      page
        .getByRole('button', { name: say(language, 'site.member.login') })
        .or(openDialog(page))
        .first(),
    ).toBeVisible();
    await expect(slip.panel.getByText(say(language, 'betslip.receipt.title'))).toBeHidden();
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use(qingshanPro);

  test('a lost reply is queried again, and the bet is placed once', async ({
    page,
    complaints,
    language,
  }) => {
    complaints.allowFailedRequests();
    const slip = betSlip(page, language);
    await slip.stake.fill('100');
    let lost = 0;
    // The platform receives the bet and answers; the answer does not reach the page.
    await page.route(/\/(e\/|game\/api\/v1\/venue\/resource)/, async route => {
      if (lost > 0 || !(await isBet(page, language))) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await slip.place.click();
    await expect(slip.panel.getByText(say(language, 'betslip.receipt.title'))).toBeVisible();
    await page.unroute(/\/(e\/|game\/api\/v1\/venue\/resource)/);
    await expectOpenBets(page, language, 1);
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);

  test('a reload during the placement neither loses nor repeats the bet', async ({
    page,
    complaints,
    language,
  }) => {
    complaints.allowFailedRequests();
    const slip = betSlip(page, language);
    await slip.stake.fill('100');
    await slip.place.click();
    await page.reload();
    await expectOpenBets(page, language, 1);
  });

  test('a double press places one bet', async ({ page, language }) => {
    const slip = betSlip(page, language);
    await slip.stake.fill('100');
    await slip.place.dblclick();
    await expect(slip.panel.getByText(say(language, 'betslip.receipt.title'))).toBeVisible();
    await expectOpenBets(page, language, 1);
  });
});

/** While the slip shows that it is sending, the pending call is the bet. */
async function isBet(page: Page, language: Language): Promise<boolean> {
  return page.getByText(say(language, 'betslip.progress.submitting.title')).isVisible();
}

async function expectOpenBets(page: Page, language: Language, count: number): Promise<void> {
  await expect(betSlip(page, language).openTab(count)).toBeVisible();
}
