import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { demandActivity, depositTerms, openRequirement, openTurnover } from '@lobby/platform-bonus/turnover';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { protectionDomain } from '@lobby/platform-protection/protection.domain';
import { mayTransferIn } from '@lobby/platform-protection/remaining';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { depositBook } from '../deposits/orders/deposit-book.ts';
import { closeVenue, openVenue } from './directory/maintenance.ts';
import { referenceVenue } from './provider/reference-venue.ts';
import { planTransfer } from './provider/venue-plan.ts';
import { recallForPause } from './recall-for-pause.ts';
import { emptiedVenues } from './transfers/emptied-venues.ts';
import { venuesDomain } from './venues.domain.ts';

const { venue, playerProtection } = contract;
const clock = manualClock(Date.parse('2026-11-25T02:00:00Z'));
const slots = 'JXDZ';
let isDying = false;
const domains = [
  accessDomain,
  membersDomain,
  venuesDomain({
    async mayTransferIn(trx, memberId, fen, isActivity) {
      const now = clock.now();
      await mayTransferIn(trx, memberId, { fen, now });
      await demandActivity(openTurnover(emptiedVenues))(trx, memberId, { isActivity, now });
    },
    demandMayPlay: async () => {},
    launchers: new Map(),
    rateOf: async () => ({ rate: '7.1234' }),
  }),
  (platform: Parameters<typeof recallForPause>[0]) => {
    const recall = recallForPause(platform);
    return protectionDomain(async whose => {
      if (isDying) throw new Error('the server ended');
      return recall(whose);
    }, depositBook)(platform);
  },
];

let running: RunningPlatform;
let member: TestMember;
let members = 0;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains });
});
beforeEach(async () => {
  members += 1;
  member = await joinMember(running, clock, `pausing${members}`);
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

const send = async (ty: '1' | '2', amount: string, channelCode = slots) => {
  const request = { channelCode, amount, ty };
  const { data } = await member.client.send(venue.transfer, request, { requestId: randomUUID() });
  return data as { reason?: string; state?: string };
};
const close = (closed: boolean, code = slots) =>
  closed
    ? closeVenue(running.platform.db, code, { at: clock.now(), until: undefined })
    : openVenue(running.platform.db, code);
const later = async (ms: number) => {
  clock.advance(ms);
  await running.catchUp();
};
const timeOut = (hours: 24 | 168 = 24) =>
  member.client.call(playerProtection.timeOut, { hours, agreed: true });
/** Yuan that are free; read past the session, which ends where a test waits for days. */
const centre = async () => Number((await balanceOf(running.platform.db, member.userId)).available) / 100;

it('what was moved to a venue counts as lost until it is back, and a pause recalls it and lets nothing in', async () => {
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

it('a venue that was closed when a pause began is emptied once it is back, and the others were at once', async () => {
  const begin = await centre();
  await send('1', '100');
  await send('1', '50', 'LHQP');
  await close(true);
  await timeOut();
  expect(begin - (await centre())).toBe(100);
  for (let tries = 0; tries < 3; tries += 1) await later(10 * minute);
  expect(begin - (await centre())).toBe(100);
  await close(false);
  await later(10 * minute);
  expect(await centre()).toBe(begin);
});

it.each(['lose-request', 'lose-answer', 'refuse'] as const)(
  'a way home that goes wrong in a pause (%s) is gone again, by one transfer at a time',
  async plan => {
    const { db } = running.platform;
    const begin = await centre();
    await send('1', '100');
    await planTransfer(db, slots, plan);
    await timeOut();
    expect(await centre()).not.toBe(begin);
    for (let tries = 0; tries < 4; tries += 1) await later(minute);
    expect(await centre()).toBe(begin);
    const home = db.selectFrom('venue_transfers').select('state').where('direction', '=', 'out');
    const states = await home.where('member_id', '=', member.userId).orderBy('created_at').execute();
    expect(states.map(({ state }) => state)).toEqual(plan === 'lose-answer' ? ['done'] : ['refused', 'done']);
  },
);

it('a server that ends when a pause has just begun leaves money that another one recalls', async () => {
  const begin = await centre();
  await send('1', '100');
  isDying = true;
  await timeOut();
  isDying = false;
  expect(await centre()).not.toBe(begin);
  await later(minute);
  expect(await centre()).toBe(begin);
});

it('what a round pays at a venue after everything was home comes home on the next day', async () => {
  await send('1', '100');
  await timeOut(168);
  await later(minute);
  const begin = await centre();
  const won = { id: `won:${member.userId}`, player: member.userId, amount: 55_00n };
  await referenceVenue(running.platform.db, slots).deposit(won);
  await later(24 * 60 * minute);
  expect((await centre()) - begin).toBe(55);
});

it('what is at a venue stays there once the pause has ended', async () => {
  await send('1', '100');
  const left = await centre();
  await close(true);
  await timeOut();
  await later(24 * 60 * minute);
  await close(false);
  for (let tries = 0; tries < 4; tries += 1) await later(60 * minute);
  expect(await centre()).toBe(left);
});

it('money goes into a venue while a bonus asks for turnover only when the member says that they know', async () => {
  const owner = { siteId: '1001', memberId: member.userId, source: 'bonus', of: member.userId } as const;
  const { db } = running.platform;
  await db
    .transaction()
    .execute(trx =>
      openRequirement(trx, { ...owner, base: 80_00n, terms: depositTerms, at: clock.now() }, emptiedVenues),
    );
  const move = async (ty: '1' | '2', isActivity?: 0 | 1 | true, requestId: string = randomUUID()) =>
    member.client.send(venue.transfer, { channelCode: slots, amount: '50', ty, isActivity }, { requestId });
  const begin = await centre();
  const activity = {
    status_code: codeOf('venue-activity'),
    data: { reason: 'activity-turnover', turnoverLeft: '80' },
  };
  expect([await move('1'), await move('1', 0)]).toMatchObject([activity, activity]);
  expect(await centre()).toBe(begin);

  const requestId = randomUUID();
  expect(await move('1', 1, requestId)).toMatchObject({ data: { state: 'done' } });
  // The same operation is the same transfer, whatever is said the second time.
  expect(await move('1', 0, requestId)).toMatchObject({ data: { state: 'done' } });
  expect(await centre()).toBe(begin - 50);
  expect(await move('2')).toMatchObject({ data: { state: 'done' } });
});
