import { randomUUID } from 'node:crypto';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { hold, lostAtVenues, moveFromVenue, moveToVenue, voidHold } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLimit } from './change-limit.ts';
import { remainingLossOf } from './remaining.ts';

const siteId = '1001';
/** Midnight in Beijing, before Wednesday 2026-11-25. */
const midnight = Date.UTC(2026, 10, 24, 16);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

/** A member with a loss limit of 100 yuan a day. Times in hours after midnight, amounts in yuan. */
async function player() {
  const { db } = running.platform;
  const memberId = await addMember(db, { siteId, fen: 100_000_00n, at: midnight - 24 * hour });
  const key = { memberId, kind: 'loss', period: 'day' } as const;
  await setLimit(db, key, 100_00n, midnight - 24 * hour);
  const movement = (yuan: number, at: number) => {
    const id = randomUUID();
    const shared = {
      siteId,
      memberId,
      at: midnight + at * hour,
      transferId: id,
      reference: `transfer:${id}`,
    };
    return { ...shared, amount: BigInt(yuan) * 100n };
  };
  return {
    memberId,
    out: (yuan: number, at: number, venue = 'JXDZ') =>
      db.transaction().execute(trx => moveToVenue(trx, { ...movement(yuan, at), venue })),
    back: (yuan: number, at: number, venue = 'JXDZ') =>
      db.transaction().execute(trx => moveFromVenue(trx, { ...movement(yuan, at), venue })),
    /** Money that is on its way to a venue. */
    send(yuan: number, at: number) {
      const { transferId, ...request } = movement(yuan, at);
      return db.transaction().execute(trx => hold(trx, { ...request, operationId: transferId }));
    },
    giveBack: (id: string, at: number) =>
      db.transaction().execute(trx => voidHold(trx, id, { at: midnight + at * hour })),
    /** Yuan that may still be lost today. */
    remaining: (at = 12) =>
      db
        .transaction()
        .execute(async trx => Number(await remainingLossOf(trx, memberId, midnight + at * hour)) / 100),
  };
}

describe('of a loss limit of 100 a day', () => {
  it('what goes to a venue and comes back leaves all', async () => {
    const member = await player();
    await member.out(60, 1);
    expect(await member.remaining()).toBe(40);
    await member.back(60, 2);
    expect(await member.remaining()).toBe(100);
  });

  it('money of yesterday that comes back does not raise what is left, and counts when it goes out again', async () => {
    const member = await player();
    await member.out(80, -2);
    await member.back(80, 1);
    expect(await member.remaining()).toBe(100);
    await member.out(80, 2);
    expect(await member.remaining()).toBe(20);
  });

  it('what comes back is money of today first, then of yesterday, then what was won', async () => {
    const member = await player();
    await member.out(80, -2);
    await member.out(50, 1);
    await member.back(30, 2);
    expect(await member.remaining()).toBe(80);
    await member.back(100, 3);
    expect(await member.remaining()).toBe(100);
    await member.back(70, 4);
    expect(await member.remaining()).toBe(170);
  });

  it('money of yesterday at one venue is not what comes back from another', async () => {
    const member = await player();
    await member.out(80, -2);
    await member.out(50, 1, 'LHQP');
    await member.back(80, 2);
    expect(await member.remaining()).toBe(50);
  });

  it('winnings recalled yesterday are not counted as money that is there today', async () => {
    const member = await player();
    await member.out(20, -5);
    await member.back(90, -4);
    await member.out(70, -3);
    await member.back(70, 1);
    expect(await member.remaining()).toBe(100);
  });

  it('a transfer on its way counts until it is there or given back, and one of yesterday does not raise what is left', async () => {
    const member = await player();
    const id = await member.send(70, -1);
    expect(await member.remaining()).toBe(30);
    await member.giveBack(id, 1);
    expect(await member.remaining()).toBe(100);
  });
});

const move = fc.record({
  isOut: fc.boolean(),
  yuan: fc.integer({ min: 1, max: 90 }),
  venue: fc.constantFrom('JXDZ', 'LHQP'),
});

it('any moves count as they do one by one, and a transfer there and back leaves everything as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { maxLength: 12 }),
      fc.nat(12),
      move,
      async (moves, begin, { yuan, venue }) => {
        const member = await player();
        const model = { JXDZ: { was: 0, lost: 0 }, LHQP: { was: 0, lost: 0 } };
        for (const [at, one] of moves.entries()) {
          await (one.isOut ? member.out : member.back)(one.yuan, at, one.venue);
          const here = model[one.venue];
          if (at < begin) here.was = Math.max(0, here.was + (one.isOut ? one.yuan : -one.yuan));
          else if (one.isOut) here.lost += one.yuan;
          else {
            const ofToday = Math.min(one.yuan, Math.max(0, here.lost));
            const ofBefore = Math.min(one.yuan - ofToday, here.was);
            here.was -= ofBefore;
            here.lost -= one.yuan - ofBefore;
          }
        }
        const instants = [begin, 0, 20].map(at => midnight + at * hour);
        const before = await lostAtVenues(running.platform.db, member.memberId, instants);
        expect(before[0]).toBe(BigInt(model.JXDZ.lost + model.LHQP.lost) * 100n);
        await member.out(yuan, 30, venue);
        await member.back(yuan, 31, venue);
        expect(await lostAtVenues(running.platform.db, member.memberId, instants)).toEqual(before);
      },
    ),
    { numRuns: 30 },
  );
});
