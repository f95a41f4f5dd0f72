import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessDomain } from '../access/access.domain.ts';
import { handClock } from '../kernel/clock.ts';
import { auditLedger } from '../ledger/audit.ts';
import { membersDomain } from '../members/members.domain.ts';
import type { RunningPlatform } from '../platform.ts';
import { joinMember, type TestMember } from '../testing/test-account.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { homecoming } from '../venues/homecoming.ts';
import { venuesDomain } from '../venues/venues.domain.ts';
import { protectionDomain } from './protection.domain.ts';
import { mayTransferIn } from './room.ts';

const { venue, transfer, playerProtection } = contract;
const clock = handClock(Date.parse('2026-11-25T02:00:00Z'));
const slots = 'JXDZ';
const domains = [
  accessDomain,
  membersDomain,
  venuesDomain({
    mayTransferIn: (trx, memberId, fen) => mayTransferIn(trx, memberId, { fen, now: clock.now() }),
    rateOf: async () => '7.1234',
  }),
  (platform: Parameters<typeof homecoming>[0]) => protectionDomain(homecoming(platform))(platform),
];

let running: RunningPlatform;
let member: TestMember;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains });
  member = await joinMember(running, clock, 'pausing1');
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

const send = async (ty: '1' | '2', amount: string) => {
  const request = { channelCode: slots, amount, ty };
  const { data } = await member.client.send(venue.transfer, request, { requestId: randomUUID() });
  return data as { reason?: string; state?: string };
};
const centre = async () => (await member.client.call(transfer.getBalance, {})).balance;

it('what was moved to a venue counts as lost until it is back, and a pause brings it home and lets nothing in', async () => {
  const begin = await centre();
  await member.client.call(playerProtection.setLimit, { kind: 'loss', period: 'day', amount: '100' });
  expect(await send('1', '60')).toMatchObject({ state: 'done' });
  expect(await send('1', '50')).toMatchObject({ reason: 'loss-limit' });
  expect(await send('2', '60')).toMatchObject({ state: 'done' });
  expect(await send('1', '100')).toMatchObject({ state: 'done' });
  expect(await centre()).not.toBe(begin);

  await member.client.call(playerProtection.timeOut, { hours: 24, agreed: true });
  expect(await centre()).toBe(begin);
  expect(await send('1', '1')).toMatchObject({ reason: 'play-paused' });
});
