import { expectedReturn, findPick, type TicketLeg } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import type { Ratio } from '@lobby/money';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { salesOf } from '@lobby/platform-testing/book/test-sales';
import {
  type Backed,
  boardOf,
  chancesOf,
  isOfScores,
  type Moment,
  maxAdjustment,
  momentAt,
  noAdjustment,
  noInputs,
  openBook,
  outcomesOf,
  quoteAt,
} from '@lobby/pricing';
import { type PricedSelection, pricedSelections } from '@lobby/pricing/testing/selections';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchLeg } from '../bets/bets.tables.ts';
import { legReturns } from './leg-returns.ts';

const backedOf = ({ wtype, rtype, line, strong, scoreAtBet }: PricedSelection): Backed => ({
  ...{ wtype, rtype, line, strong },
  score_at_bet: scoreAtBet?.join(':') ?? '',
});

/** The moment with prices adjusted for liability as far as they can be, against what is backed or towards it. */
function adjusted(moment: Moment, backed: Backed, sign: 1 | -1, noise: Moment['noise']): Moment {
  const adjustment = noAdjustment();
  const { part, grades } = outcomesOf(backed);
  // No liability moves the prices of an interval.
  if (!isOfScores(part)) return { ...moment, noise };
  grades.forEach((grade, at) => {
    if (grade !== 'P')
      adjustment[part][at] = sign * (grade === 'W' || grade === 'LW' ? maxAdjustment : -maxAdjustment);
  });
  return { ...moment, noise, inputs: { ...noInputs, adjustment } };
}

const noises = [-1, 1].flatMap(total => [-1, 1].map(side => ({ total, side })));

type Value = (leg: Backed & TicketLeg, match: TestMatch, moment: Moment) => Ratio;
/** As a leg of a ticket is priced; nothing where it has no price. */
const asSold: Value = (leg, match, moment) => {
  const { format: price_format, ...backed } = leg;
  // Safe: the rest of a stored leg is not read.
  const stored = { ...backed, price_format, result: '' } as unknown as MatchLeg;
  const answer = legReturns(stored, { match, moment });
  return 'returns' in answer ? answer.returns : { n: 0n, d: 1n };
};
/** By the book as it is adjusted for liability, which nobody is paid by. */
const byAdjustedBook: Value = (leg, match, moment) => {
  const { full, half, halfFull } = openBook(match, moment);
  return expectedReturn(leg, chancesOf(leg, { full: full.grid, half: half.grid, halfFull }, moment.priced));
};

/** What a leg bought while `bought` is worth while `sold`, before the margin, of all that it risks. */
function paidBack(
  match: TestMatch,
  selection: PricedSelection,
  bought: Moment,
  sold: Moment,
  value: Value = asSold,
): number {
  const { line, strong } = selection;
  // Safe: the selection is of a board.
  const { market, pick } = findPick(selection.wtype, selection.rtype)!;
  const own = { line, strong, slack: 0 };
  const answer = quoteAt(match, { market, pick }, selection.format, bought, own);
  if (!('quote' in answer)) return 0;
  const { format, odds } = answer.quote;
  const { n, d } = value({ ...backedOf(selection), format, odds }, match, sold);
  const risk = expectedReturn({ format, odds, grade: 'P' }, {});
  return Number(n * risk.d) / Number(d * risk.n);
}

describe('a bet that is sold at once', () => {
  it('is not worth more than it cost before the margin, in each leg, so that no series of them is worth more', () => {
    let tried = 0;
    const boards = dose({ small: 6, deep: 72 });
    for (const { match, moment, selections } of someBoards(boards)) {
      for (const selection of selections) {
        for (const [at, noise] of noises.entries()) {
          const bought = adjusted(moment, backedOf(selection), -1, noise);
          const sold = adjusted(moment, backedOf(selection), 1, noises[noises.length - 1 - at]!);
          const situation = `${JSON.stringify(selection)} at ${JSON.stringify(moment.state)}`;
          expect(paidBack(match, selection, bought, sold), situation).toBeLessThanOrEqual(1);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(80 * boards);
  });

  it('would be worth more if it were sold by the book as it is adjusted for liability', () => {
    const match = testMatch({ expected: [3.4, 0.9] });
    const moment = momentAt(match, match.kickoff - 3_600_000, noInputs);
    const board = pricedSelections(boardOf(match, moment, 'all'), moment.priced);
    const away = board.find(({ rtype }) => rtype === 'MC')!;
    const bought = adjusted(moment, backedOf(away), -1, { total: 1, side: 1 });
    const sold = adjusted(moment, backedOf(away), 1, { total: -1, side: -1 });
    const ours = paidBack(match, away, bought, sold);
    expect(paidBack(match, away, bought, sold, byAdjustedBook)).toBeGreaterThan(ours);
    expect(ours).toBeLessThanOrEqual(1);
  });
});

/** Boards of matches of all strengths, before kick-off and in play. */
function* someBoards(count: number) {
  const next = seeded('boards of round trips');
  for (let at = 0, made = 0; made < count; at++) {
    const match = testMatch({ id: String(at), expected: [0.3 + 3.2 * next(), 0.3 + 2.7 * next()] });
    const minute = at % 3 === 0 ? -60 * next() : 112 * next();
    const moment = momentAt(match, match.kickoff + Math.round(minute * 60_000), noInputs);
    const all = pricedSelections(boardOf(match, moment, 'all'), moment.priced);
    // Decimal odds, and Malay ones where what is risked is not the stake.
    const selections = all.filter(({ format }) => format === 'E' || (format === 'M' && at % 4 === 0));
    if (selections.length === 0) continue;
    made++;
    yield { match, moment, selections };
  }
}

describe('a member who backs much and sells when prices have moved by liability', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  let book: TestBook;
  beforeAll(async () => {
    book = await openTestBook(now);
  }, 300_000);
  afterAll(() => book.close());

  it.each([
    ['OU', 'OUC'],
    ['R', 'RC'],
    ['M', 'MN'],
    ['PD', 'H1C1'],
    ['T', 'OVER'],
  ])('loses on %s %s', async (wtype, rtype) => {
    book.clock.set(now);
    const sales = salesOf(book, now);
    const match = await sales.match({ lid: '999' });
    const [member, other] = [await book.join(20_000_000n), await book.join(20_000_000n)];
    const golds = '1000';
    const ticket = await sales.back(member, [[match, wtype, rtype]], golds);
    for (let n = 0; n < 3; n++) {
      // Others move the prices further; the last of these may be above the maximum.
      await sales.back(other, [[match, wtype, rtype]], golds).catch(() => undefined);
      book.clock.advance(1_000);
      const { price } = await sales.offer(member, ticket);
      expect(Number(price)).toBeLessThan(Number(golds) * 0.97);
    }
  });
});
