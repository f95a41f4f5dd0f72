import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf, moveToVenue } from '@lobby/platform-ledger';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recallFromVenues } from './recall-from-venues.ts';

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
