import type { RunningPlatform } from '@lobby/platform/platform';
import { moveToVenue } from '@lobby/platform-ledger';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { venueDifferences } from './venue-differences.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

it('a venue that reports no balance is asked a few times, and the purses at the others are compared', async () => {
  const { platform } = running;
  const [siteId, at] = ['1001', platform.clock.now()];
  for (let n = 0; n < 20; n += 1) {
    const memberId = await addMember(platform.db, { siteId, fen: 200_00n, at });
    await platform.db.transaction().execute(async trx => {
      for (const venue of ['LHQP', 'JXDZ']) {
        const shared = { siteId, memberId, transferId: `${venue}:${memberId}`, reference: 'test', at };
        await moveToVenue(trx, { ...shared, venue, amount: n === 7 ? 99_00n : 100_00n });
      }
    });
  }
  let asked = 0;
  const balance = async () => {
    asked += 1;
    throw new Error('the line was cut');
  };
  const venues = new Map([
    ['LHQP', { ...faultyVenue(), balance }],
    ['JXDZ', faultyVenue(100_00n)],
  ]);
  const found = await venueDifferences({ ...platform, venues });
  const of = (code: string) => found.filter(({ venue }) => venue === code);
  expect(of('JXDZ')).toMatchObject([{ booked: 99_00n, reported: 100_00n }]);
  expect(of('LHQP').map(({ reported }) => reported)).toEqual(Array(20).fill(undefined));
  expect(asked).toBeLessThan(12);
});
