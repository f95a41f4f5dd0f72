import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf, moveToVenue } from '@lobby/platform-ledger';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTransfer } from './make-transfer.ts';
import { recallFromVenues } from './recall-from-venues.ts';
import { beginRecall } from './recall-operation.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

it('a venue that reports nonsense keeps no other from returning its balance', async () => {
  const { platform } = running;
  const [siteId, at] = ['1001', platform.clock.now()];
  const memberId = await addMember(platform.db, { siteId, fen: 200_00n, at });
  await platform.db.transaction().execute(async trx => {
    for (const venue of ['LHQP', 'JXDZ']) {
      const shared = { siteId, memberId, transferId: `${venue}:${memberId}`, reference: 'test', at };
      await moveToVenue(trx, { ...shared, venue, amount: 100_00n });
    }
  });
  const venues = new Map([
    ['LHQP', { ...faultyVenue(100_00n), balance: async () => -1n }],
    ['JXDZ', faultyVenue(100_00n)],
  ]);
  const whose = { siteId, memberId, operationId: randomUUID() };
  expect(await recallFromVenues({ ...platform, venues, mayTransferIn: async () => {} }, whose)).toMatchObject(
    [
      { venue: 'LHQP', left: 'no-answer' },
      { venue: 'JXDZ', transfer: { state: 'done', amount: 100_00n, is_whole: true } },
    ],
  );
  expect((await balanceOf(platform.db, memberId)).available).toBe(100_00n);
});

describe('a recall that is repeated under its id', () => {
  const codes = ['LHQP', 'JXDZ'] as const;
  let memberId: string;
  let venues: Map<string, ReturnType<typeof faultyVenue>>;
  const db = () => running.platform.db;
  const recall = (operationId: string) =>
    recallFromVenues(
      { ...running.platform, venues, mayTransferIn: async () => {} },
      { siteId: '1001', memberId, operationId },
    );
  const bring = (venue: string, key: string) =>
    db()
      .transaction()
      .execute(trx =>
        moveToVenue(trx, {
          ...{ siteId: '1001', memberId, transferId: `${key}:${memberId}`, reference: 'test' },
          ...{ venue, amount: 100_00n, at: running.platform.clock.now() },
        }),
      );
  const free = async () => (await balanceOf(db(), memberId)).available;

  beforeEach(async () => {
    const { clock } = running.platform;
    memberId = await addMember(db(), { siteId: '1001', fen: 400_00n, at: clock.now() });
    venues = new Map(codes.map(code => [code, faultyVenue(100_00n)]));
    for (const code of codes) await bring(code, code);
  });

  it('answers what it did, and leaves what came to its venues since', async () => {
    const id = randomUUID();
    const first = await recall(id);
    expect(await free()).toBe(400_00n);
    for (const code of codes) {
      venues.set(code, faultyVenue(100_00n));
      await bring(code, `${code} again`);
    }
    expect(await recall(id)).toEqual(first);
    expect(await free()).toBe(200_00n);
    expect(await recall(randomUUID())).toHaveLength(2);
    expect(await free()).toBe(400_00n);
  });

  it('does not empty a venue that had nothing then', async () => {
    const id = randomUUID();
    venues.set('LHQP', faultyVenue(0n));
    const first = await recall(id);
    expect(first).toMatchObject([{ venue: 'JXDZ', transfer: { state: 'done' } }]);
    venues.set('LHQP', faultyVenue(100_00n));
    expect(await recall(id)).toEqual(first);
    expect(await free()).toBe(300_00n);
  });

  it('does not empty a venue that the member had not entered then', async () => {
    const id = randomUUID();
    const first = await recall(id);
    venues.set('SHBY', faultyVenue(100_00n));
    await bring('SHBY', 'SHBY');
    expect(await recall(id)).toEqual(first);
    expect(await free()).toBe(300_00n);
  });

  it('says the same of a venue that did not answer then and does so now', async () => {
    const id = randomUUID();
    venues.set('LHQP', { ...faultyVenue(100_00n), balance: async () => -1n });
    const first = await recall(id);
    expect(first[0]).toEqual({ venue: 'LHQP', left: 'no-answer' });
    venues.set('LHQP', faultyVenue(100_00n));
    expect(await recall(id)).toEqual(first);
    expect(await free()).toBe(300_00n);
  });

  it('asks no venue while it is under way, nor when its server died before it asked them', async () => {
    const { clock } = running.platform;
    const whose = { siteId: '1001', memberId, operationId: randomUUID() };
    expect(await beginRecall(db(), whose, { venues: codes, at: clock.now() })).toBe('new');
    const left = (reason: string) => codes.map(venue => ({ venue, left: reason }));
    expect(await recall(whose.operationId)).toEqual(left('transfer-running'));
    const later = { ...clock, now: () => clock.now() + 60_000 };
    const asked = { ...running.platform, clock: later, venues, mayTransferIn: async () => {} };
    expect(await recallFromVenues(asked, whose)).toEqual(left('no-answer'));
    expect(await free()).toBe(200_00n);
  });

  it('of a release that kept its transfers alone moves nothing more', async () => {
    const whose = { siteId: '1001', memberId, at: running.platform.clock.now() };
    const id = randomUUID();
    const deps = { ...running.platform, venues, mayTransferIn: async () => {} };
    const asked = { ...whose, operationId: `${id}:JXDZ`, venue: 'JXDZ', amount: 100_00n, isWhole: true };
    const transfer = await makeTransfer(deps, { ...asked, direction: 'out' });
    expect(await recall(id)).toEqual([{ venue: 'JXDZ', transfer }]);
    expect(await free()).toBe(300_00n);
  });
});
