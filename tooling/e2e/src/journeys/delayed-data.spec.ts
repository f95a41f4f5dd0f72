import { expectAccessible } from '../accessibility.ts';
import { nameOf, xingheClassic } from '../corners.ts';
import { breakCalls } from '../hold-calls.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  for (const [where, isMatch] of [
    ['a list', false],
    ['the page of a match', true],
  ] as const) {
    test(`${where} that gets no answers says so and locks its prices, and recovers by itself`, async ({
      page,
      language,
      complaints,
    }) => {
      const book = sportsbook(page, language);
      const badge = page.getByText(say(language, 'sportsbook.delayed'), { exact: true });
      const open = page
        .getByRole('main')
        .getByRole('button', { name: saying(language, 'sportsbook.price.label') });
      await book.open('?show=early');
      if (isMatch) await book.openMatch(page.getByRole('article').first());
      await expect(open.first()).toBeEnabled();
      await expect(badge).toBeHidden();

      const mend = await test.step('the platform cannot be reached', async () => {
        complaints.allowFailedRequests();
        const mend = await breakCalls(page);
        // Ten seconds after the last answer.
        await expect(badge).toBeVisible({ timeout: 60_000 });
        await expect(open).toHaveCount(0, { timeout: 60_000 });
        await expectAccessible(page);
        return mend;
      });

      await test.step('it can again', async () => {
        await mend();
        await expect(badge).toBeHidden({ timeout: 90_000 });
        await expect(open.first()).toBeEnabled();
      });
    });
  }
});
