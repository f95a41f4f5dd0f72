import { randomUUID } from 'node:crypto';
import { settledReturn, shareOf } from '@lobby/betting';
import { parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { openTestBook, type Seen, type TestBook } from '@lobby/platform-testing/book/test-book';
import { salesOf } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { dose, drawsFor } from '@lobby/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { legsOf, ticketOf } from '../bets/stored-bet.ts';

const now = Date.UTC(2026, 10, 20, 12);
const [ticketCount, saleCount] = dose({ small: [6, 14], deep: [24, 120] });
const picks = [
  ['R', 'RH'],
  ['R', 'RC'],
  ['OU', 'OUC'],
  ['OU', 'OUH'],
  ['M', 'MN'],
  ['HOU', 'HOUC'],
  ['EO', 'ODD'],
  ['PD', 'H1C1'],
  ['SM', 'M:MH+OU:OUC@2.5'],
] as const;
let book: TestBook;
beforeAll(async () => {
  book = await openTestBook(now);
}, 300_000);
afterAll(() => book.close());

/** What a ticket has been through, by the answers alone. */
interface OwnTicket {
  readonly id: string;
  left: bigint;
  paid: bigint;
}

it.each(['one', 'two', 'three'])(
  'random sales of random tickets pay what was answered, and the rest its exact share: %s',
  async name => {
    book.clock.set(now);
    const { pick, below } = chooser(drawsFor(`sales ${name}`));
    const sales = salesOf(book, now);
    const matches = [];
    for (let n = 0; n < 6; n++) matches.push(await sales.match());
    const opening = 10_000_000n;
    const member = await book.join(opening);
    const tickets: OwnTicket[] = [];
    for (let n = 0; n < ticketCount; n++) tickets.push(await backAnything(member, matches, n));

    const results = matches.map(match => ({ match, half: [below(2), below(2)], more: [below(3), below(3)] }));
    for (let n = 0; n < saleCount; n++) {
      await sellSome(pick(tickets));
      // So far that the results of before some steps can no longer be corrected.
      book.clock.advance(60_000);
      if (below(8) === 0) book.restart();
      // The last match is reported after all sales, so that some series are sold between their legs.
      if (below(8) === 0 && results.length > 1) await report(results.shift()!);
    }
    for (const result of results) await report(result);

    let due = opening;
    for (const { id, left, paid } of tickets) {
      const bet = await betOf(id);
      const ticket = ticketOf(bet, await legsOf(book.db, bet.id));
      const credit = shareOf(settledReturn(ticket)!, left, bet.risk);
      expect(bet).toMatchObject({ status: 'settled', sold_risk: bet.risk - left, cashed_out: paid });
      expect(bet.net).toBe(credit + paid - bet.risk);
      due += bet.net;
    }
    expect(await sales.money(member)).toEqual({ available: due, held: 0n });
    expect(await sales.audits()).toEqual([]);

    async function backAnything(who: Member, all: readonly TestMatch[], at: number): Promise<OwnTicket> {
      const legs = at % 2 === 0 ? 1 : 2 + below(3);
      const shuffled = [...all].sort(() => below(3) - 1).slice(0, legs);
      const format = legs === 1 ? pick(['E', 'H', 'I', 'M']) : 'H';
      const seen: Seen[] = [];
      for (const match of shuffled) {
        const [wtype, rtype] = pick(picks);
        seen.push(await book.look(who, match, wtype, rtype, format));
      }
      const [answer] = await book.betAll(who, [{ seen, golds: pick(['10', '33.33', '100', '250.01']) }]);
      if (answer?.code !== '560') throw new Error(`not taken: ${JSON.stringify(answer)}`);
      return { id: answer.ticket_id, left: parseYuan(answer.risk)!, paid: 0n };
    }

    /** Sells a part, now and then twice by one id; what is refused changes nothing. */
    async function sellSome(owned: OwnTicket): Promise<void> {
      const id = randomUUID();
      const part = pick([1, 7, 25, 33, 50, 99, 100]);
      const [seen] = await sales.view(member, owned.id);
      if (seen?.code !== '501') return;
      const sale = { part, price: seen.price };
      const answer = await sales.sell(member, owned.id, sale, id);
      if (below(3) === 0) expect(await sales.sell(member, owned.id, sale, id)).toEqual(answer);
      if (answer.code === '560') {
        owned.left -= parseYuan(answer.stake_sold)!;
        owned.paid += parseYuan(answer.paid)!;
        expect(parseYuan(answer.stake_left)).toBe(owned.left);
      } else expect(answer).toMatchObject({ code: '555', errormsg: 'below-minimum' });
    }

    async function report({ match, half, more }: (typeof results)[number]): Promise<void> {
      const [h = 0, c = 0] = half;
      await sales.report(match, [h + more[0]!, c + more[1]!], [h, c]);
      expect(await sales.audits()).toEqual([]);
    }
  },
);

function betOf(ticketId: string) {
  return book.db
    .selectFrom('sport_bets')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
}

function chooser(next: () => number) {
  const below = (n: number) => Math.floor(next() * n);
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}
