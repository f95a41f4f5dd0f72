import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Venue, VenueRound } from '../provider/venue.ts';
import { makeTransfer } from '../transfers/make-transfer.ts';
import { pullHistory } from './pull-history.ts';

const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
const [siteId, venue] = ['1001', 'JXDZ'];
const opening = 100_00n;
let running: RunningPlatform;
let memberId: string;
/** What the venue tells; versions go on over all tests. */
let told: VenueRound[];
let versions = 0n;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
beforeEach(async () => {
  told = [];
  memberId = await addMember(running.platform.db, { siteId, fen: 1_000_00n, at: clock.now() });
  const asked = { siteId, memberId, operationId: randomUUID(), venue, direction: 'in' } as const;
  await makeTransfer(deps(), { ...asked, amount: opening, at: clock.now() });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

function deps() {
  const games: Venue['games'] = {
    list: async () => [],
    launch: async () => '',
    endSession: async () => {},
    history: async after => ({ rounds: told.filter(({ version }) => version > after) }),
  };
  const venues = new Map<string, Venue>([[venue, { ...faultyVenue(), games }]]);
  return { ...running.platform, venues, mayTransferIn: async () => {} };
}
/** The venue tells a round of the member, as a version more. */
function tell(id: string, figures: Partial<VenueRound> = {}) {
  versions += 1n;
  const round = { id, player: memberId, game: 'lantern-fair', staked: 2_00n, win: 0n, at: clock.now() };
  told.push({ ...round, ...figures, version: versions });
  return versions;
}
const purse = async () => (await pursesOf(running.platform.db, memberId)).venues[venue];

it('a round is booked that is named as the correction of another one', async () => {
  const name = randomUUID();
  tell(name);
  const version = tell(name, { win: 3_00n });
  tell(`${name}:${version}`, { win: 5_00n });
  await pullHistory(deps());
  expect(await purse()).toBe(opening + 1_00n + 3_00n);
});
