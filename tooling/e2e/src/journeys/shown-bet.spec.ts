import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { switchOff } from '../switch-in-page.ts';
import { say, saying } from '../words.ts';

/** Virtual matches on sale are over by then; an idle session lasts longer. */
const untilSettledMs = 26 * 60_000;
const stake = '137';

test.describe(nameOf(qingshanClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a bet that began in the list of sport venues is seen by anybody who has its address, without its member and money', async ({
    page,
    context,
    time,
    member,
    anotherBrowser,
    language,
    edition,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const top = header(page, { language, edition });
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const history = betHistory(page, language);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await test.step('the list of sport venues leads into the sportsbook of the site', async () => {
      await switchOff(page, 'skippingSports');
      await page.goto('/game/sport');
      await expect(page.getByRole('heading', { name: words('venues.title.TY'), exact: true })).toBeVisible();
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/game\/sport\/crty/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    const before = await top.balance();

    const pick = await test.step('a virtual match that has not begun is bet on', async () => {
      await book.open('?sport=VF&show=today');
      const aSide = async () => {
        const price = book.prices('1x2.full').last();
        const read = await readPick(price);
        await price.click();
        return read;
      };
      return slip.betOn(aSide, stake, () => time.advance(2_000));
    });
    await top.expectBalance(before - Number(stake) * 100);

    const row = history.row(pick.match.split(' ')[0] ?? pick.match);
    const { address, odds } = await test.step('its address is copied from the record', async () => {
      await history.open();
      await row.getByRole('button', { name: saying(language, 'betHistory.steps') }).click();
      await page.getByRole('button', { name: saying(language, 'betHistory.shown.copy') }).click();
      await expect(page.getByText(words('betHistory.copied'), { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const [, price = ''] = /@ (\S+)/.exec((await row.textContent()) ?? '') ?? [];
      return { address: new URL(copied).pathname, odds: price };
    });

    const visitor = await anotherBrowser();
    const shown = visitor.getByRole('main');
    /** What anybody sees of it: the bet and its result, and nothing of whom and for how much. */
    const expectShown = async (result: RegExp) => {
      await expect(shown.getByText(`@ ${odds}`)).toBeVisible();
      for (const said of [pick.match, pick.pick, words('betting.market.1x2.full')])
        await expect(shown.getByText(said).first()).toBeVisible();
      await expect(shown.getByText(result)).toBeVisible();
      const text = (await visitor.locator('body').textContent()) ?? '';
      for (const secret of [member.name, member.userId, '¥', '￥', stake]) expect(text).not.toContain(secret);
      await expect(shown.getByRole('button')).toHaveCount(0);
      await expect(shown.getByRole('textbox')).toHaveCount(0);
      await expect(betSlip(visitor, language).panel).toHaveCount(0);
    };

    await test.step('a visitor opens it while it is open: line and price', async () => {
      await visitor.goto(address);
      await header(visitor, { language, edition }).expectVisitor();
      await expectShown(saying(language, 'betHistory.result.open'));
      await expectAccessible(visitor);
    });

    await test.step('the match is played, and the record tells what came of the bet', async () => {
      await page.goto('/game/sport/crty?sport=VF&show=today');
      await time.advance(untilSettledMs);
      await history.open();
      const settled = (['W', 'L', 'D'] as const).map(grade => history.status(row, grade));
      await expect(settled.reduce((one, other) => one.or(other))).toBeVisible();
    });

    await test.step('the visitor sees the result of the match and of the bet', async () => {
      await visitor.goto(address);
      const grades = ['W', 'L', 'D'].map(grade => words(`betting.grade.${grade}`));
      await expectShown(new RegExp(`^(${grades.join('|')})$`));
      await expect(shown.getByText(saying(language, 'betHistory.finalScore'))).toBeVisible();
    });

    await test.step('an address that was guessed shows that there is none', async () => {
      for (const guessed of [`/bet/${'0f'.repeat(16)}`, '/bet/1', `${address}0`]) {
        await visitor.goto(guessed);
        await expect(
          visitor.getByRole('heading', { name: words('betHistory.shown.unknown'), exact: true }),
        ).toBeVisible();
        await expect(visitor.getByText('@')).toHaveCount(0);
      }
    });
  });
});
