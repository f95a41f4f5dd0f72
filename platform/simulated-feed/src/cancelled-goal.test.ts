import { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
import { voidBets } from '@lobby/platform-sportsbook/fixture-feed/fixture-voids';
import { decideDue } from '@lobby/platform-sportsbook/orders/waiting/confirm';
import { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { type Disruption, disruptionOf, endsAt, resultsOf, voidsOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const kickoff = Date.UTC(2026, 10, 20, 12);
const late = 10_000;

/** The first match of many in which a goal is taken back, at a rate at which most matches have a disruption. */
function cancelledGoal(): { match: TestMatch; disruption: Extract<Disruption, { kind: 'goal-cancelled' }> } {
  for (let n = 0; n < 5_000; n++) {
    const match = testMatch({ id: `77${n}`, kickoff, createdAt: kickoff - 24 * 3_600_000, disruptions: 20 });
    const disruption = disruptionOf(match);
    if (disruption?.kind === 'goal-cancelled') return { match, disruption };
  }
  throw new Error('no match with a goal that is taken back');
}

describe('a bet between a goal and its cancellation', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await openTestBook(kickoff);
  }, 300_000);
  afterAll(() => book.close());

  it('is returned with D and its reason, and one that waits is rejected', async () => {
    const { match, disruption } = cancelledGoal();
    await book.addMatch(match);
    const member = await book.join();
    book.clock.set(disruption.goal.shutUntil + 1_000);
    const placed = await book.bet(member, await book.look(member, match, 'RM', 'RMH'));
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    book.clock.set(disruption.checkedFrom - 1_000);
    const waiting = await book.bet(member, await book.look(member, match, 'RM', 'RMC'));
    book.clock.set(disruption.cancelledAt + 1_000);
    for (const each of voidsOf(match, book.clock.now())) await voidBets(book.db, each, book.clock.now());
    await decideDue(book.db, book.store, book.clock);
    await settleDue(book.db, book.clock.now());
    const state = (operation_id: string) => book.call('get_dangerous', { operation_id }, member);
    expect(await state(placed.operation_id)).toMatchObject({ code: '560', nowcredit: '1000' });
    expect(await state(waiting.operation_id)).toMatchObject({ code: '555', errormsg: 'goal-cancelled' });
    const end = endsAt(match).full + late;
    for (const result of resultsOf(match, end)) await recordResult(book.db, result, end);
    expect((await settleDue(book.db, end)).settled).toEqual([]);
    const bets = await book.db.selectFrom('sport_bets').select(['result', 'cancel_reason']).execute();
    expect(bets).toEqual(expect.arrayContaining([{ result: 'D', cancel_reason: 'DH' }]));
  });
});
