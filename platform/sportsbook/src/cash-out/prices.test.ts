import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import { noOperatorSetting } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { setOperator } from '../inputs/input-rows.ts';
import { settleDue } from '../settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

describe('the price of a ticket', () => {
  it('before the match is its value less four percent, and less than it cost', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const seen = await sales.offer(member, ticket);
    expect(seen).toMatchObject({ stake_left: '100', part_min: 2, delay: 0, state_ver: '0', ts: now });
    // Prices of totals keep 3 to 4 %: 100 / 1.04 × 0.96 is 92.31, 100 / 1.03 × 0.96 is 93.20.
    expect(Number(seen.price)).toBeGreaterThan(92);
    expect(Number(seen.price)).toBeLessThan(93.2);
  });

  it('of a series takes one margin, and prices a graded leg by what it pays', async () => {
    const [one, two] = [await sales.match(), await sales.match()];
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [two, 'OU', 'OUC'],
    ]);
    const before = await sales.offer(member, ticket);
    // 100 / 1.04² × 0.96 is 88.76, and the prices keep 4 % at most.
    expect(Number(before.price)).toBeGreaterThan(88.7);
    expect(Number(before.price)).toBeLessThan(91);
    await sales.report(one, [3, 3]);
    sales.letResultsStand();
    const after = await sales.offer(member, ticket);
    const [leg] = (await sales.record(member)).legs;
    // What one leg is worth without its win: about the same as a single.
    expect(Number(after.price) / (1 + Number(leg!.odds))).toBeGreaterThan(92);
    expect(Number(after.price) / (1 + Number(leg!.odds))).toBeLessThan(93.2);
  });

  it('is the same share of the fair value for a fresh single, a series of three and a system', async () => {
    const three: Pick[] = [];
    for (const _ of [1, 2, 3]) three.push([await sales.match(), 'OU', 'OUC']);
    const fair: number[] = [];
    for (const pick of three) {
      const single = await sales.offer(member, await sales.back(member, [pick], '100'));
      // Of a unit: what the price keeps is not in it any more, what the cash-out keeps is.
      fair.push(Number(single.price) / 100 / 0.96);
      expect(fair.at(-1)).toBeCloseTo(1 / 1.045, 1);
    }
    const [a, b, c] = fair as [number, number, number];
    const series = await sales.offer(member, await sales.back(member, three, '100'));
    const doubles = await sales.offer(member, await sales.back(member, three, '40', [2]));
    const all = await sales.offer(member, await sales.back(member, three, '20', [1, 2, 3]));
    expect(Number(series.price) / (100 * a * b * c)).toBeCloseTo(0.96, 3);
    expect(Number(doubles.price) / (40 * (a * b + a * c + b * c))).toBeCloseTo(0.96, 3);
    const sum = a + b + c + a * b + a * c + b * c + a * b * c;
    expect(Number(all.price) / (20 * sum)).toBeCloseTo(0.96, 3);
    expect(all.stake_left).toBe('140');
  });

  it('of a system goes on when a leg is lost, by the combinations that are left', async () => {
    const [lost, ...open] = [await sales.match(), await sales.match(), await sales.match()];
    const legs = [lost!, ...open].map((one): Pick => [one, 'OU', 'OUC']);
    const doubles = await sales.back(member, legs, '50', [2]);
    const last = await sales.back(member, legs.slice(1), '50');
    await sales.report(lost!, [0, 0]);
    sales.letResultsStand();
    expect((await sales.offer(member, doubles)).price).toBe((await sales.offer(member, last)).price);
    expect(await sales.sell(member, doubles)).toMatchObject({
      code: '560',
      stake_sold: '150',
      stake_left: '0',
    });
  });

  it('counts a leg in play as lost that hardly wins any more, and goes on by the combinations that are left', async () => {
    const goalless = await sales.match({ real: { half: [0, 0], full: [0, 0] } });
    const later = { kickoff: now + 300 * minute };
    const open = [await sales.match(later), await sales.match(later)].map((one): Pick => [one, 'OU', 'OUC']);
    const hopeless: Pick = [goalless, 'PD', 'H3C1'];
    const single = await sales.back(member, [hopeless], '300');
    const doubles = await sales.back(member, [hopeless, ...open], '50', [2]);
    const rest = await sales.back(member, open, '50');
    book.clock.set(timelineOf(goalless).fullTime - 20 * minute);
    expect(await sales.view(member, single)).toMatchObject([{ code: '555', errormsg: 'no-value' }]);
    const [ofAll, ofRest] = [await sales.offer(member, doubles), await sales.offer(member, rest)];
    // One margin of a ticket with a leg in play, and of one without.
    expect(Number(ofAll.price) / 0.94).toBeCloseTo(Number(ofRest.price) / 0.96, 1);
  });

  it('in play names the state it is of and how long a sale waits', async () => {
    const one = await sales.quietMatch();
    const ticket = await sales.back(member, [
      [one, 'ROU', 'ROUH'],
      [await sales.match(), 'OU', 'OUC'],
    ]);
    const seen = await sales.offer(member, ticket);
    expect(seen.delay).toBe(3_000);
    expect(Number(seen.state_ver)).toBeGreaterThan(0);
  });

  it('is hidden for a named reason', async () => {
    const [shut, over, long] = [await sales.match(), await sales.match(), await sales.match()];
    const [suspended, closed] = [
      await sales.back(member, [[shut, 'M', 'MH']]),
      await sales.back(member, [[over, 'OU', 'OUC']]),
    ];
    const settled = await sales.back(member, [[long, 'M', 'MH']]);
    await setOperator(book.db, shut.id, { ...noOperatorSetting, shut: true }, now);
    await sales.report(long, [0, 0]);
    book.clock.set(now + 2_000);
    expect(await sales.view(member, suspended, settled, 'OU1')).toMatchObject([
      { code: '555', ticket_id: suspended, errormsg: 'suspended' },
      { code: '555', errormsg: 'settled' },
      { code: '555', errormsg: 'unknown-ticket' },
    ]);
    expect(await sales.sell(member, settled)).toMatchObject({ code: '555', errormsg: 'settled', price: '' });
    book.clock.set(timelineOf(over).fullTime + 1);
    expect((await sales.view(member, closed))[0]).toMatchObject({ errormsg: 'closed' });
    expect(await sales.sell(member, closed)).toMatchObject({ code: '555', errormsg: 'closed', price: '' });
  });

  it('is not made between a result and its settlement, nor while that tells what is not shown yet', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [await sales.match(), 'OU', 'OUC'],
    ]);
    const { price } = await sales.offer(member, ticket);
    await recordResult(book.db, { matchId: one.id, version: 1, half: [0, 0] }, now);
    expect(await sales.view(member, ticket)).toMatchObject([{ errormsg: 'match-changed' }]);
    expect(await sales.sell(member, ticket, { price })).toMatchObject({ errormsg: 'match-changed' });
    await settleDue(book.db, now);
    expect(await sales.view(member, ticket)).toMatchObject([{ errormsg: 'suspended' }]);
    expect(await sales.sell(member, ticket, { price })).toMatchObject({ errormsg: 'suspended' });
  });

  it('is not made while the bet waits, nor for another member', async () => {
    const one = await sales.quietMatch();
    const seen = await book.look(member, one, 'RM', 'RMN');
    const bet = await book.bet(member, seen);
    const ticket = bet.code === 'delay' ? bet.ticket_id : '';
    expect((await sales.view(member, ticket))[0]).toMatchObject({ errormsg: 'not-open' });
    member = await book.join();
    expect((await sales.view(member, ticket))[0]).toMatchObject({ errormsg: 'unknown-ticket' });
    expect(await sales.sell(member, ticket)).toMatchObject({ code: '555', errormsg: 'unknown-ticket' });
  });
});
