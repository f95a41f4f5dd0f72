import { type ComingResult, virtualResults } from '@lobby/platform-testing/book/virtual-goals';
import { nameOf, xingheClassic } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { fen, header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { type PickedMatch, sportsbook } from '../pages/sportsbook.ts';
import { platformSeed } from '../platform-process.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Virtual matches on sale are over by then. */
const untilSettledMs = 26 * 60_000;

/** By then other virtual matches are on sale. */
const untilOthersMs = 3 * 60_000;

test.describe(nameOf(xingheClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xingheClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a 3串4 of which the operator cancels one leg returns exactly what its combinations come to without it', async ({
    page,
    language,
    edition,
    browser,
    world,
    time,
  }) => {
    const slip = betSlip(page, language);
    const top = header(page, { language, edition });
    const history = betHistory(page, language);
    const book = sportsbook(page, language);
    const words = (id: string) => say(language, id);
    const inLanguage = ({ home, away, full }: ComingResult): Coming => ({
      name: say(language, 'sportsbook.versus', { home: home[language], away: away[language] }),
      homeWins: full[0] > full[1],
    });
    /** The first three that will do, with the clock held: none of the matches begins meanwhile. */
    const legsOnSale = async (): Promise<Legs> => {
      for (let round = 0; round < 10; round++) {
        const coming = virtualResults(platformSeed, await time.hold()).map(inLanguage);
        const legs = chooseLegs(coming, book.areApart);
        if (legs) return legs;
        await time.advance(untilOthersMs);
      }
      throw new Error('No home side of the coming virtual matches wins');
    };
    const reason = say(language, 'betHistory.cancelled', { reason: words('betHistory.cancelReason.DD') });

    const { cancelled, opening } =
      await test.step('a system of three virtual matches is placed, ¥10 on each combination', async () => {
        await book.open('?sport=VF&show=today');
        const opening = await top.balance();
        await slip.chooseForm('systems');
        const legs = await legsOnSale();
        const picked = new Map<string, PickedMatch>();
        for (const { name } of legs.inOrder)
          picked.set(name, await book.pickHome(await book.find(seen => seen === name)));
        const cancelled = picked.get(legs.cancelled.name);
        await slip.stakeOf('3串4').fill('10');
        await slip.place.click();
        await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
        await top.expectBalance(opening - 4_000);
        await time.release();
        return { cancelled, opening };
      });

    await test.step('one leg is cancelled, and the matches are played', async () => {
      const operatorPage = await operator(browser, world.platform);
      await operatorPage.voidBets(cancelled?.id ?? '', 'DD');
      await operatorPage.close();
      await time.advance(untilSettledMs);
    });

    const credit = await test.step('the bet history names the cancelled leg with its reason', async () => {
      await history.open();
      const row = page.getByRole('row').filter({ hasText: '3串4' });
      const legs = (await history.unfold(row, 3, '3串4')).getByRole('listitem');
      await expect(legs.filter({ hasText: reason })).toHaveCount(1);
      await expect(legs.filter({ hasText: reason })).toContainText(cancelled?.name ?? '');
      return returnOf(await legs.allInnerTexts(), reason, words);
    });

    await test.step('its combinations add up to that, and so does the balance', async () => {
      await page.getByRole('button', { name: words('betHistory.combinations') }).click();
      const table = page.getByRole('table', { name: words('betHistory.combinations') });
      // The titles, four combinations, the total.
      await expect(table.getByRole('row')).toHaveCount(6);
      expect(credit).toBeGreaterThan(0n);
      const total = await table.getByRole('row').last().textContent();
      expect(fen(total ?? '')).toBe(Number(credit));
      await top.expectBalance(opening - 4_000 + Number(credit));
    });
  });
});

interface Coming {
  readonly name: string;
  readonly homeWins: boolean;
}

interface Legs {
  readonly cancelled: Coming;
  readonly inOrder: readonly Coming[];
}

/**
 * Three matches without a common team, in the order of the list; of the two that are not cancelled one is won.
 * Undefined when no home side wins.
 */
function chooseLegs(
  coming: readonly Coming[],
  areApart: (one: string, other: string) => boolean,
): Legs | undefined {
  for (const won of coming.filter(({ homeWins }) => homeWins)) {
    const apart = coming.filter(({ name }) => areApart(name, won.name));
    const [cancelled] = apart;
    const other = cancelled && apart.find(({ name }) => areApart(name, cancelled.name));
    if (!cancelled || !other) continue;
    const legs = [won, cancelled, other];
    return { cancelled, inOrder: coming.filter(match => legs.includes(match)) };
  }
  return undefined;
}

/**
 * What ¥10 on each pair and on all three return, fen: exactly by the prices and results of the legs, rounded once. A
 * cancelled leg counts as 1.
 */
function returnOf(legs: readonly string[], cancelled: string, words: (id: string) => string): bigint {
  const factors = legs.map(text => {
    if (text.includes(cancelled)) return 100n;
    const [, whole = '', cents = ''] = /@ (\d+)\.(\d\d)\b/.exec(text) ?? [];
    const won = text.split('\n').includes(words('betting.grade.W'));
    expect(won || text.split('\n').includes(words('betting.grade.L'))).toBe(true);
    return won ? BigInt(whole + cents) : 0n;
  });
  const [one = 0n, two = 0n, three = 0n] = factors;
  const sum = (one * two + one * three + two * three) * 100n + one * two * three;
  const million = 1_000_000n;
  return (2n * 1_000n * sum + million) / (2n * million);
}
