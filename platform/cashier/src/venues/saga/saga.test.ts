import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { claimedRow } from '@lobby/platform-kernel/jobs/job';
import { claimDue } from '@lobby/platform-kernel/jobs/queue';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import {
  type FaultyVenue,
  faultyVenue,
  type VenueFault,
  venueFaults,
} from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, drawsFor } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn } from '../operator/operator-actions.ts';
import { makeTransfer } from '../transfers/make-transfer.ts';
import { startTransfer } from '../transfers/start-transfer.ts';
import { callersTerm, leaseMs, transferQueue } from './claim.ts';
import { callVenue, perVenue, processDue } from './process-due.ts';
import { recordOutcome } from './record-outcome.ts';
import type { TransferRow } from './transfer-row.ts';

const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
const second = 1_000;
const code = 'JXDZ';
const runs = dose({ small: 60, deep: 2_000 });
const mayTransferIn = async () => {};
let running: RunningPlatform;
beforeAll(async () => {
  // Without the domain itself: its sweep would do the steps before the tests do.
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [accessDomain] });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

type Direction = 'in' | 'out';
const depsOf = (venue: FaultyVenue) => ({
  ...running.platform,
  mayTransferIn,
  venues: new Map([[code, venue]]),
});

/** A member with 1,000 yuan here and, as winnings, 500 at the venue. */
async function stage() {
  const { db } = running.platform;
  const memberId = await addMember(db, { siteId: '1001', fen: 1_000_00n, at: clock.now() });
  const venue = faultyVenue(500_00n);
  const deps = depsOf(venue);
  const rowOf = (id: string) =>
    db.selectFrom('venue_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const asked = (direction: Direction, amount = 100_00n) => ({
    ...{ siteId: '1001', memberId, operationId: randomUUID(), venue: code, direction, amount },
    at: clock.now(),
  });
  return {
    memberId,
    venue,
    deps,
    rowOf,
    asked,
    make: (direction: Direction, amount?: bigint) => makeTransfer(deps, asked(direction, amount)),
    sweep: () => processDue(deps),
    async later(seconds: number) {
      clock.advance(seconds * second);
      await processDue(deps);
    },
    /** Free, held, at the venue; yuan. */
    async money() {
      const { available, held } = await pursesOf(db, memberId);
      return [available, held, await venue.balance(memberId)].map(fen => Number(fen) / 100);
    },
  };
}
/** A transfer in the hands of the server whose claim has this term; without one, of the last. */
const claimedBy = (row: TransferRow, term = row.term) =>
  claimedRow(running.platform, transferQueue(), { row: { ...row, term }, until: clock.now() + leaseMs });
const untouched = [1000, 0, 500];
const moved = { in: [900, 0, 600], out: [1100, 0, 400] };

describe.each(['in', 'out'] as const)('a transfer %s', direction => {
  it.each([
    ['none', 'done', moved[direction]],
    ['refused', 'refused', untouched],
    ['arrives twice', 'unknown', moved[direction]],
    ['answer lost', 'unknown', moved[direction]],
    ['answer is HTML', 'unknown', moved[direction]],
    ['pending', 'unknown', moved[direction]],
    ['request lost', 'unknown', untouched],
    ['arrives late', 'unknown', untouched],
  ] as const)(
    'with the fault "%s" is %s at first, and then where the venue has it',
    async (fault, first, end) => {
      const { venue, make, later, rowOf, money } = await stage();
      venue.plan(fault);
      const { id, state } = await make(direction);
      expect(state).toBe(first);
      if (first === 'unknown') {
        const [free, held] = await money();
        expect([free, held]).toEqual(direction === 'in' ? [900, 100] : [1000, 0]);
      }
      venue.decide();
      await later(1);
      venue.deliver();
      expect((await rowOf(id)).state).toBe(end === untouched ? 'refused' : 'done');
      expect(await money()).toEqual(end);
      expect(venue.sent(id)).toBe(1);
    },
  );

  it('whose amount the venue gives differently is parked, and settled by a person as the venue says', async () => {
    const { venue, make, later, rowOf, money } = await stage();
    venue.plan('other amount');
    const { id, state } = await make(direction);
    expect(state).toBe('parked');
    await later(3_600);
    expect(await rowOf(id)).toMatchObject({ finding: 'amount-differs', reported: 99_99n, next_at: null });
    const ordered = { id, note: '' };
    expect(await actOn(running.platform, { ...ordered, action: 'confirm-reported' })).toBe(true);
    expect(await actOn(running.platform, { ...ordered, action: 'undo' })).toBe(false);
    expect(await money()).toEqual(direction === 'in' ? [900.01, 0, 599.99] : [1099.99, 0, 400.01]);
  });

  it.each(['refused', 'dead'] as const)(
    'that the venue gave with another amount and then calls %s waits for a person',
    async kind => {
      const { venue, make, later, rowOf, money, deps } = await stage();
      venue.plan('other amount');
      const { id } = await make(direction);
      expect(await actOn(running.platform, { id, action: 'ask', note: '' })).toBe(true);
      const lies = { ...venue, transferState: async () => ({ kind }) };
      const before = await money();
      await processDue({ ...deps, venues: new Map([[code, lies]]) });
      await later(3_600);
      expect(await rowOf(id)).toMatchObject({ state: 'parked', finding: 'amount-differs', next_at: null });
      expect(await money()).toEqual(before);
      expect(await actOn(running.platform, { id, action: 'confirm-reported', note: '' })).toBe(true);
    },
  );

  it('is asked for at 1, 3, 8, 20 and 60 seconds, then cancelled', async () => {
    const { venue, make, later, rowOf } = await stage();
    venue.plan('request lost', 'pending', 'pending', 'pending', 'pending', 'pending');
    const { id } = await make(direction);
    const asked: number[] = [];
    for (let at = 1; at <= 60; at += 1) {
      const before = (await rowOf(id)).asked;
      await later(1);
      const { asked: now } = await rowOf(id);
      for (let n = before; n < now; n += 1) asked.push(at);
    }
    // The last question and the cancellation follow each other.
    expect(asked).toEqual([1, 3, 8, 20, 60, 60]);
    expect((await rowOf(id)).state).toBe('refused');
  });

  it('whose cancellation is not answered is parked, and ends by itself when the venue is back', async () => {
    const { venue, make, later, rowOf, money } = await stage();
    venue.plan('answer lost', ...Array.from({ length: 8 }, () => 'request lost' as const));
    const { id } = await make(direction);
    for (const seconds of [1, 2, 5, 12, 40, 60]) await later(seconds);
    expect(await rowOf(id)).toMatchObject({ state: 'parked', finding: 'no-answer' });
    for (const seconds of [60, 300, 900]) await later(seconds);
    expect((await rowOf(id)).state).toBe('done');
    expect(await money()).toEqual(moved[direction]);
  });

  it('whose cancellation is refused keeps its money where it is, and only the question ends it', async () => {
    const { venue, make, later, rowOf, money, deps } = await stage();
    venue.plan('answer lost');
    const { id } = await make(direction);
    const before = await money();
    // It has done it, does not list it yet, and calls what has happened impossible to cancel.
    const unlisted = {
      ...venue,
      transferState: async () => ({ kind: 'no-record' as const }),
      cancelTransfer: async () => ({ kind: 'refused' as const }),
    };
    const sweepUnlisted = async (seconds: number) => {
      clock.advance(seconds * second);
      await processDue({ ...deps, venues: new Map([[code, unlisted]]) });
    };
    for (const seconds of [1, 60, 300, 3_600]) await sweepUnlisted(seconds);
    expect(await rowOf(id)).toMatchObject({ state: 'parked', finding: 'cancel-refused' });
    expect(await money()).toEqual(before);
    await later(3_600);
    expect((await rowOf(id)).state).toBe('done');
    expect(await money()).toEqual(moved[direction]);
  });

  it('that the venue refused itself ends when its cancellation says so and the question too', async () => {
    const { venue, make, later, rowOf, money, deps } = await stage();
    venue.plan('request lost');
    const { id } = await make(direction);
    const refuses = async () => ({ kind: 'refused' as const });
    const questions = [{ kind: 'no-record' as const }, { kind: 'refused' as const }];
    const transferState = async () => questions.shift() ?? { kind: 'pending' as const };
    clock.advance(second);
    await processDue({
      ...deps,
      venues: new Map([[code, { ...venue, cancelTransfer: refuses, transferState }]]),
    });
    await later(1);
    expect(await rowOf(id)).toMatchObject({ state: 'refused', finding: '' });
    expect(await money()).toEqual(untouched);
  });

  it('refused to a server that another one has taken over from is asked for', async () => {
    const { venue, make, later, rowOf, money, deps } = await stage();
    venue.plan('answer lost', 'pending');
    const { id } = await make(direction);
    await later(1);
    const at = clock.now();
    const callers = claimedBy(await rowOf(id), callersTerm);
    await recordOutcome(deps, callers, { call: 'send', outcome: { kind: 'refused' }, at });
    expect((await rowOf(id)).state).toBe('unknown');
    await later(10);
    expect((await rowOf(id)).state).toBe('done');
    expect(await money()).toEqual(moved[direction]);
  });

  it('that a person confirmed or undid ignores every later answer', async () => {
    const { venue, make, later, rowOf, money, deps } = await stage();
    venue.plan('request lost', ...Array.from({ length: 7 }, () => 'request lost' as const));
    const { id } = await make(direction);
    for (const seconds of [1, 2, 5, 12, 40, 60]) await later(seconds);
    expect(await actOn(running.platform, { id, action: 'undo', note: '' })).toBe(true);
    const outcome = { kind: 'done', id, amount: 100_00n } as const;
    await recordOutcome(deps, claimedBy(await rowOf(id)), { call: 'cancel', outcome, at: clock.now() });
    await later(7_200);
    expect((await rowOf(id)).state).toBe('refused');
    expect(await money()).toEqual(untouched);
  });
});

describe('a server that ends', () => {
  it.each(['in', 'out'] as const)(
    'before it called the venue leaves a transfer %s that is made dead',
    async direction => {
      const { deps, asked, later, rowOf, money, venue } = await stage();
      const { id } = await startTransfer(deps.db, asked(direction), { mayTransferIn });
      await later(leaseMs / second - 1);
      expect((await rowOf(id)).state).toBe('sending');
      await later(1);
      expect((await rowOf(id)).state).toBe('refused');
      expect([await money(), venue.sent(id)]).toEqual([untouched, 0]);
    },
  );

  it.each(['in', 'out'] as const)(
    'after the venue moved the money leaves a transfer %s that is done',
    async direction => {
      const { deps, asked, later, rowOf, money, venue, memberId } = await stage();
      const { id } = await startTransfer(deps.db, asked(direction), { mayTransferIn });
      const request = { id, player: memberId, amount: 100_00n };
      await (direction === 'in' ? venue.deposit(request) : venue.withdraw(request));
      await later(leaseMs / second);
      expect((await rowOf(id)).state).toBe('done');
      expect([await money(), venue.sent(id)]).toEqual([moved[direction], 1]);
    },
  );

  it('after it claimed a question leaves one that another server asks when the lease is over', async () => {
    const { deps, make, later, rowOf, venue } = await stage();
    venue.plan('answer lost');
    const { id } = await make('in');
    clock.advance(second);
    const now = clock.now();
    const claimed = await claimDue(deps.db, transferQueue({ venue: code }), {
      ...{ now, until: now + leaseMs },
      most: 1,
    });
    expect(claimed.map(row => row.id)).toEqual([id]);
    await later(1);
    expect((await rowOf(id)).state).toBe('unknown');
    await later(leaseMs / second);
    expect((await rowOf(id)).state).toBe('done');
  });

  it('after it cancelled leaves one that is cancelled again, with the same answer', async () => {
    const { deps, make, later, rowOf, venue, money } = await stage();
    venue.plan('request lost', 'request lost');
    const { id } = await make('in');
    await venue.cancelTransfer(id).catch(() => {});
    await venue.cancelTransfer(id);
    await later(1);
    expect((await rowOf(id)).state).toBe('refused');
    expect(await money()).toEqual(untouched);
    await callVenue(deps, claimedBy(await rowOf(id)), 'cancel');
    expect(await money()).toEqual(untouched);
  });
});

describe('a venue that hangs', () => {
  const other = 'LHQP';
  const patient = { timeout: 30_000 };

  /** Two transfers more than may be in hand, whose answers were lost, at a venue that answers when it is let go. */
  async function hanging() {
    const { deps, asked, ...staged } = await stage();
    const hangs = faultyVenue();
    const waiting: (() => void)[] = [];
    const transferState = async (id: string) => {
      await new Promise<void>(resolve => waiting.push(resolve));
      return hangs.transferState(id);
    };
    const both = { ...deps, venues: new Map([[other, { ...hangs, transferState }], ...deps.venues]) };
    for (let n = 0; n < perVenue + 2; n += 1) {
      const memberId = await addMember(deps.db, { siteId: '1001', fen: 100_00n, at: clock.now() });
      hangs.plan('answer lost');
      await makeTransfer(both, { ...asked('in'), memberId, venue: other });
    }
    return { ...staged, both, waiting };
  }

  it('holds up no other, has so many transfers in hand and no more, and goes on with the rest', async () => {
    const { both, venue, make, rowOf, waiting } = await hanging();
    venue.plan('answer lost');
    const { id } = await make('in');
    clock.advance(second);
    const done = processDue(both);
    await expect.poll(() => waiting.length, patient).toBe(perVenue);
    await expect.poll(async () => (await rowOf(id)).state, patient).toBe('done');
    expect(waiting).toHaveLength(perVenue);
    for (const answer of waiting.splice(0)) answer();
    await expect.poll(() => waiting.length, patient).toBe(2);
    for (const answer of waiting) answer();
    await done;
    const { db } = running.platform;
    const left = db.selectFrom('venue_transfers').select('id').where('finished_at', 'is', null);
    expect(await left.where('venue', '=', other).execute()).toEqual([]);
  });
});

it(`${runs} transfers with seeded faults make and lose no fen, and each ends or waits visibly`, async () => {
  const { db } = running.platform;
  const random = drawsFor('transfers');
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const venue = faultyVenue(1_000_00n);
  const deps = depsOf(venue);
  const members = await Promise.all(
    Array.from({ length: 10 }, () => addMember(db, { siteId: '1001', fen: 1_000_00n, at: clock.now() })),
  );
  const made: string[] = [];
  for (let n = 0; n < runs; n += 1) {
    venue.plan(
      // The first is one that a person must look at, so that there is one whatever is drawn.
      n === 0 ? 'other amount' : pick(venueFaults),
      ...Array.from({ length: 3 }, (): VenueFault => pick(['none', 'request lost', 'pending'])),
    );
    const asked = {
      ...{ siteId: '1001', memberId: pick(members), operationId: randomUUID(), venue: code },
      direction: pick(['in', 'out'] as const),
      amount: BigInt(Math.floor(random() * 300_00) + 2),
      at: clock.now(),
    };
    // Refused: one is under way, or there is not enough.
    const row = await makeTransfer(deps, asked).catch(() => undefined);
    if (row) made.push(row.id);
    clock.advance(Math.floor(random() * 30) * second);
    if (random() < 0.3) venue.deliver();
    if (random() < 0.3) venue.decide();
    await processDue(deps);
  }
  venue.plan('none');
  venue.decide();
  for (const seconds of [70, 70, 4_000]) {
    clock.advance(seconds * second);
    await processDue(deps);
  }
  venue.deliver();

  const rows = await db.selectFrom('venue_transfers').selectAll().where('id', 'in', made).execute();
  const parked = rows.filter(({ state }) => state === 'parked');
  expect(parked.every(({ finding }) => finding === 'amount-differs')).toBe(true);
  expect(parked.length).toBeGreaterThan(0);
  for (const { id } of parked) await actOn(running.platform, { id, action: 'confirm-reported', note: '' });
  const ended = await db.selectFrom('venue_transfers').selectAll().where('id', 'in', made).execute();
  for (const { id, state, amount, reported } of ended)
    expect([id, state, venue.moved(id)]).toEqual(
      venue.moved(id) === 0n ? [id, 'refused', 0n] : [id, 'done', reported ?? amount],
    );
  for (const memberId of members) {
    const { available, held } = await pursesOf(db, memberId);
    expect([available + (await venue.balance(memberId)), held]).toEqual([2_000_00n, 0n]);
  }
  expect(made.every(id => venue.sent(id) === 1)).toBe(true);
});
