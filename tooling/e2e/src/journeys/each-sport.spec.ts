import { mainSport, type SportCode, sportCodes, sportsOfType, typeOf } from '@lobby/sports';
import { nameOf, qingshanClassic } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { playOn } from '../play-on.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Half of the sports in each journey, so that none is too long for a slow machine. */
const half = Math.ceil(sportCodes.length / 2);
const halves = [sportCodes.slice(0, half), sportCodes.slice(half)];

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });
  for (const codes of halves)
    test(`a member finds a match of each of ${codes.join(', ')}, bets on it, and finds the settled bet`, async ({
      page,
      time,
      language,
      member,
      world,
    }) => {
      const book = sportsbook(page, language);
      const slip = betSlip(page, language);
      const aMoment = () => time.advance(2_000);
      const teams = new Map<SportCode, string>();

      for (const sport of codes) {
        await test.step(`bets on ${sport} before the match`, async () => {
          await page.goto('/game/sport/crty');
          const chosen = (name: string) => new URL(page.url()).searchParams.get(name);
          const type = page
            .getByRole('navigation', { name: say(language, 'sportsbook.menu') })
            .getByRole('button', { name: say(language, `betting.sport.${typeOf(sport)}`) })
            .first();
          const today = page.getByRole('radio', { name: say(language, 'sportsbook.show.today') });
          // A sport without live matches opens with its early ones, and whoever leaves those leaves the sport.
          await expect(async () => {
            if ((chosen('sport') ?? mainSport) !== typeOf(sport)) await type.click();
            await expect.poll(() => chosen('sport') ?? mainSport).toBe(typeOf(sport));
            await today.click();
            await expect.poll(() => chosen('show')).toBe('today');
            expect(chosen('sport') ?? mainSport).toBe(typeOf(sport));
          }).toPass();
          // Where a list has several sports, the names of leagues say which they are of.
          if (sportsOfType(typeOf(sport)).length > 1)
            await page.getByRole('searchbox').fill(say(language, `betting.sport.${sport}`));
          const aSide = async () => {
            await book.waitForPrice('1x2.full', () => time.advance(10_000));
            // The list is in the order of kick-offs.
            const next = book.prices('1x2.full').first();
            const { match } = await readPick(next);
            await next.click();
            return match;
          };
          const match = await slip.betOn(aSide, '20', aMoment);
          teams.set(sport, match.split(' ')[0] ?? match);
        });
      }

      await test.step('all matches are played, and every bet stands settled in the bet history', async () => {
        await playOn({ world, time, member }, qingshanClassic.brand);
        const history = betHistory(page, language);
        await history.open();
        for (const [sport, team] of teams) {
          const row = history.row(team);
          await expect(row, sport).toBeVisible();
          const settled = history.status(row, 'W').or(history.status(row, 'L')).or(history.status(row, 'D'));
          await history.refresh();
          await expect(settled, sport).toBeVisible();
        }
      });
    });
});
