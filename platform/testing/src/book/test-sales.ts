import { randomUUID } from 'node:crypto';
import { cashOutMethods, type WireCashOutState } from '@lobby/api-client/contract/game/cash-out';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
import { decideDue } from '@lobby/platform-sportsbook/orders/waiting/confirm';
import { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import type { Seen, TestBook } from './test-book.ts';
import { auditsOf, recordsOf } from './test-records.ts';

/** A match is drawn from its id: counted for each book, so that what a test meets does not depend on the tests before. */
const counts = new WeakMap<TestBook, number>();

/** A selection to back: a match with a wtype and an rtype. */
export type Pick = readonly [match: TestMatch, wtype: string, rtype: string];
/** Parts of a cash-out that differ from selling the whole at the price of now. */
export type SaleParts = Partial<{ part: number; price: string; autoOdd: string; state_ver: string }>;

export type Sales = ReturnType<typeof salesOf>;

/** Matches, bets and sales of one book, in as few words as tests need. @param now when matches are made. */
export function salesOf(book: TestBook, now: number) {
  const newMatch = (parts: Partial<TestMatch>) => {
    const count = (counts.get(book) ?? 0) + 1;
    counts.set(book, count);
    const id = `95${count}`;
    const teams = { homeId: `${id}1`, awayId: `${id}2` };
    return testMatch({ id, createdAt: now, kickoff: now + 60 * minute, ...teams, ...parts });
  };
  const view = async (member: Member, ...tickets: string[]) => {
    const answer = await book.call('cash_out_view', { tickets }, member);
    return v.parse(cashOutMethods.view.answer, answer).tickets;
  };

  return {
    view,
    /** Begins in an hour unless the parts say otherwise. */
    async match(parts: Partial<TestMatch> = {}): Promise<TestMatch> {
      const made = newMatch(parts);
      await book.addMatch(made);
      return made;
    },
    /** In play for ten minutes and goalless; nothing happens in the next two minutes. */
    async quietMatch(): Promise<TestMatch> {
      for (;;) {
        const made = newMatch({ kickoff: now - 10 * minute, real: { half: [0, 0], full: [0, 0] } });
        const { incidents } = timelineOf(made);
        if (incidents.some(each => each.shutFrom <= now + 2 * minute && each.shutUntil >= now)) continue;
        await book.addMatch(made);
        return made;
      }
    },
    /** Backs picks in one ticket, a series unless `folds` says otherwise; in play it is accepted first. Its id. */
    async back(
      member: Member,
      picks: readonly Pick[],
      golds = '100',
      folds = [picks.length],
    ): Promise<string> {
      const seen: Seen[] = [];
      for (const pick of picks) seen.push(await book.look(member, ...pick));
      const [answer] = await book.betAll(member, [{ seen, golds, folds }]);
      if (answer?.code === 'delay') {
        book.clock.advance(3_000);
        await decideDue(book.db, book.store, book.clock);
      }
      if (answer?.code === '560' || answer?.code === 'delay') return answer.ticket_id;
      throw new Error(`not taken: ${JSON.stringify(answer)}`);
    },
    /** What a ticket can be sold for; throws when it cannot. */
    async offer(member: Member, ticket: string) {
      const [seen] = await view(member, ticket);
      if (seen?.code !== '501') throw new Error(`no price: ${JSON.stringify(seen)}`);
      return seen;
    },
    async sell(
      member: Member,
      ticket: string,
      parts: SaleParts = {},
      operationId: string = randomUUID(),
    ): Promise<WireCashOutState> {
      const [seen] = 'price' in parts ? [] : await view(member, ticket);
      const price = seen?.code === '501' ? seen.price : '1';
      const sale = { ticket_id: ticket, part: 100, price, autoOdd: 'never', ...parts };
      const request = { operation_id: operationId, ...sale };
      return (await book.call('cash_out', request, member, operationId)) as unknown as WireCashOutState;
    },
    async ask(member: Member, operation_id: string): Promise<WireCashOutState> {
      return v.parse(cashOutMethods.state.answer, await book.call('get_cash_out', { operation_id }, member));
    },
    /** Reports a match and settles what it decides. */
    async report(match: Pick[0], full: readonly [number, number], half: readonly [number, number] = [0, 0]) {
      await recordResult(book.db, { matchId: match.id, version: 2, half, full }, book.clock.now());
      await settleDue(book.db, book.clock.now());
    },
    /** Moves the clock until the results so far are old enough to be sold on. */
    letResultsStand: () => book.clock.advance(6 * minute),
    money: (member: Member) => balanceOf(book.db, member.id),
    /** The member's newest bet. */
    record: async (member: Member) => (await recordsOf(book, member))[0]!,
    audits: () => auditsOf(book),
  };
}
