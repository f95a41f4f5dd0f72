import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, viewport: { width: 1440, height: 900 } });

  test('the line-ups of a match in play name eleven players of each side and those on the bench', async ({
    page,
    language,
  }) => {
    const book = sportsbook(page, language);

    await test.step('a visitor opens a match of football in play', async () => {
      await book.open('?sport=FT&show=live');
      await book.openMatch(page.getByRole('article').first());
    });

    await test.step('and chooses the line-ups beside its markets', async () => {
      await page.getByRole('tab', { name: say(language, 'tracker.part.lineUps') }).click();
      for (const [list, least, most] of [
        ['tracker.eleven', 11, 11],
        ['tracker.bench', 5, 15],
      ] as const) {
        const sides = page.getByRole('list', { name: saying(language, list) });
        await expect(sides).toHaveCount(2);
        for (const side of await sides.all()) {
          const players = await side.getByRole('listitem').allTextContents();
          expect(players.length).toBeGreaterThanOrEqual(least);
          expect(players.length).toBeLessThanOrEqual(most);
          expect(new Set(players).size).toBe(players.length);
        }
      }
      await expectAccessible(page);
    });
  });
});
