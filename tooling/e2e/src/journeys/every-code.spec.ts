import { contract } from '@lobby/api-client/contract';
import { type Outcome, resultCodes, resultMessage } from '@lobby/api-client/result-codes';
import type { Locator, Page } from '@playwright/test';
import { nameOf, qingshanClassic, xingheClassic } from '../corners.ts';
import { type Faults, faultsOf } from '../faults.ts';
import type { SiteOptions } from '../options.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/**
 * Every result code on the real screen, in both scripts. The fault switch answers the calls; which causes lead to which
 * code is tested on the platform.
 */

const rows = Object.entries(resultCodes).map(([code, row]) => ({ code: Number(code), ...row }));
const codesOf = (...outcomes: readonly Outcome[]) => rows.filter(({ outcome }) => outcomes.includes(outcome));
const codeOf = (name: (typeof rows)[number]['name']) =>
  rows.find(row => row.name === name)?.code ?? Number.NaN;

/** Answered where their own screen is: below, with a member. */
const ofMembers = ['accept', 'sign-out', 'relaunch-venue'] as const satisfies Outcome[];

interface Screen {
  readonly page: Page;
  readonly language: SiteOptions['language'];
  readonly faults: Faults;
}

const somebody = { name: 'somebody12', password: 'lobby2026x' };

/** Logs in, is answered with the code, and looks. What the code opens is left again. */
async function meet({ page, language, faults }: Screen, { code, name, outcome }: (typeof rows)[number]) {
  const access = accessDialog(page, language);
  // What follows the first sentence may have a time in it.
  const [sentence = ''] = resultMessage(name, language).split('。');
  await faults.plan({ code, path: contract.userSession.login.path });
  await access.username.fill(somebody.name);
  // Typing takes away what was said of the attempt before.
  await access.password.fill('');
  await access.password.fill(somebody.password);
  await expect(access.dialog.getByText(sentence)).toBeHidden();
  await access.submit('login').click();
  await faults.expectUsed();
  await look({ page, language, faults }, access.dialog, sentence, outcome);
}

async function look({ page, language }: Screen, form: Locator, sentence: string, outcome: Outcome) {
  const words = (id: string) => say(language, id);
  const dialog = (id: string) => page.getByRole('dialog', { name: words(id), exact: true });
  switch (outcome) {
    case 'show-message':
    case 'stay-silent':
      return expect(form.getByText(sentence)).toBeVisible();
    case 'show-dialog':
    case 'contact-service':
    case 'block-region':
    case 'bind-phone':
    case 'bind-real-name': {
      const notice = page.getByRole('alertdialog');
      await expect(notice.getByText(sentence)).toBeVisible();
      await page.keyboard.press('Escape');
      return expect(notice).toBeHidden();
    }
    case 'verify-device':
      await expect(dialog('auth.device.title').getByText(sentence)).toBeVisible();
      await page.getByRole('button', { name: words('auth.device.switch') }).click();
      return expect(dialog('auth.device.title')).toBeHidden();
    case 'ask-captcha': {
      const puzzle = page.getByRole('dialog', { name: new RegExp(captchaTitles(language)) });
      await expect(puzzle).toBeVisible();
      await page.keyboard.press('Escape');
      return expect(puzzle).toBeHidden();
    }
    case 'maintenance':
      await expect(dialog('maintenance.title')).toBeVisible();
      await page.getByRole('button', { name: words('maintenance.retry') }).click();
      return expect(dialog('maintenance.title')).toBeHidden();
    case 'accept':
    case 'sign-out':
    case 'relaunch-venue':
      throw new Error(`${outcome} has a screen of its own.`);
  }
}

const captchaTitles = (language: SiteOptions['language']) =>
  ['verification.slider.title', 'verification.graphic.title'].map(id => say(language, id)).join('|');

for (const corner of [xingheClassic, qingshanClassic])
  test.describe(nameOf(corner), () => {
    test.use(corner);
    test.describe.configure({ timeout: 120_000 });
    let faults: Faults;
    test.beforeEach(async ({ world }) => {
      faults = await faultsOf(world.platform);
    });
    test.afterEach(() => faults.clear());

    test('a visitor who logs in reads what each code says', async ({ page, language, edition }) => {
      await page.goto('/home');
      await header(page, { language, edition }).openLogin();
      const seen = rows.filter(({ outcome }) => !ofMembers.some(own => own === outcome));
      for (const row of seen)
        await test.step(`${row.code} ${row.name}`, () => meet({ page, language, faults }, row));
      expect(seen.length + codesOf(...ofMembers).length).toBe(54);
    });

    test.describe('of a member', () => {
      test.use({ visitor: 'member' });

      test('success and no data show the list, and an ended session says so', async ({ page, language }) => {
        const words = (id: string) => say(language, id);
        const path = contract.record.betRecordList.path;
        const empty = page.getByText(words('betHistory.empty'));
        await page.goto('/mine/betRecord');
        await expect(empty).toBeVisible();

        await faults.plan({ code: codeOf('no-data'), path });
        await page.getByRole('button', { name: words('betHistory.refresh'), exact: true }).click();
        await faults.expectUsed();
        await expect(empty).toBeVisible();

        await faults.plan({ code: codeOf('login-expired'), path });
        // The list reads itself anew when the page learns that it missed something, and may meet the code first: then
        // the button is gone, and the sentence too a moment later.
        const refresh = page.getByRole('button', { name: words('betHistory.refresh'), exact: true });
        await Promise.all([
          expect(page.getByText(words('site.session.expired')).first()).toBeVisible(),
          refresh.click({ timeout: 10_000 }).catch(() => {}),
        ]);
        await expect(accessDialog(page, language).submit('login')).toBeVisible();
      });

      test('the sportsbook enters again, says when it cannot, and when its data does not check out', async ({
        page,
        language,
      }) => {
        const words = (id: string) => say(language, id);
        const { launch, resource } = contract.venue;
        const prices = page.locator('main button[aria-pressed]');
        const ended = codeOf('wallet-token-expired');
        await page.goto('/game/sport/crty');
        await expect(prices.first()).toBeVisible();

        await test.step('a token that has ended is renewed unnoticed', async () => {
          await faults.plan({ code: ended, path: resource.path });
          await faults.expectUsed();
          await expect(prices.first()).toBeVisible();
          await expect(page.getByText(words('sportsbook.launch.failed'))).toBeHidden();
        });

        await test.step('where that is refused too, the sentence of the code is shown', async () => {
          await faults.plan({ code: ended, path: launch.path });
          await faults.plan({ code: ended, path: resource.path });
          await expect(page.getByText(resultMessage('wallet-token-expired', language))).toBeVisible();
          await faults.clear();
          await page.getByRole('button', { name: words('site.ui.retry') }).click();
          await expect(prices.first()).toBeVisible();
        });

        await test.step('data that does not check out has one way on', async () => {
          await faults.plan({ code: codeOf('uid-verification-error'), path: resource.path });
          await expect(page.getByText(words('sportsbook.launch.abnormal.text'))).toBeVisible();
          await page.getByRole('button', { name: words('sportsbook.launch.abnormal.action') }).click();
          await expect(prices.first()).toBeVisible();
        });
      });
    });
  });
