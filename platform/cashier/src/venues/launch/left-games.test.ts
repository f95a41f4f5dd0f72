import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { hour, minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { depositTerms, openRequirement } from '@lobby/platform-bonus/turnover';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeVenue, openVenue } from '../directory/maintenance.ts';
import { emptiedVenues } from '../transfers/emptied-venues.ts';
import { lookMs } from './visits.ts';

const { status: choices, venue } = contract;
const agent = 'the browser of a member';
const slot = { enName: 'JXDZ', gameCode: 'lantern-fair' };
const cards = { enName: 'LHQP', gameCode: 'twenty-one' };
const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));

let venues: TestVenues;
let running: RunningPlatform;
let member: TestMember;
let members = 0;
beforeAll(async () => {
  venues = await testVenues({ now: () => clock.now() });
  const venueServer = { url: venues.url, secrets: [secret] };
  running = await testPlatform({ logLevel: 'silent', venueServer }, { clock });
});
beforeEach(async () => {
  members += 1;
  clock.advance(hour);
  member = await joinMember(running, clock, `vanishing${members}`);
  await travels(1);
});
afterAll(async () => {
  await running.catchUp();
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
  await venues.stop();
});

const travels = (status: 0 | 1) => member.client.call(choices.setAutoTransferStatus, { status });
const launch = (game: object = slot) =>
  member.client.call(venue.launch, game as typeof slot, { headers: { 'user-agent': agent } });
/** Enters a game with all money. @returns the key of its page. */
async function enter(game: object = slot): Promise<string> {
  const { url } = await launch(game);
  const token = new URL(url).searchParams.get('token') ?? '';
  return (await venues.page('/session', { body: { token }, agent })).key;
}
const leave = (key: string) => venues.page('/shown', { key, body: { isShown: false } });
/** The games that the member has open at the venue of a game. */
const openGames = async (game = slot): Promise<string[]> =>
  (await venues.told('sessions', { venue: game.enName, player: member.userId })).games;
const later = async (ms: number) => {
  clock.advance(ms);
  await running.catchUp();
};
/** What the member has in the central wallet, and at the venue of a game. */
async function money({ enName: channelCode } = slot) {
  const { balance } = await member.client.call(venue.balance, { channelCode });
  const { centerWalletBalance } = await member.client.call(venue.allBalance, {});
  return { centre: centerWalletBalance, there: balance };
}
const visits = () =>
  running.platform.db
    .selectFrom('venue_visits')
    .select(['venue', 'tries'])
    .where('member_id', '=', member.userId)
    .execute();
const home = { centre: '10000', there: '0' };
const away = { centre: '0', there: '10000' };

it('a page that went brings the money home, and its game is ended', async () => {
  const key = await enter();
  expect(await money()).toEqual(away);
  await leave(key);
  await later(lookMs);
  expect(await money()).toEqual(home);
  expect((await venues.page('/session', { key })).status).toBe(401);
  expect(await visits()).toEqual([]);
});

it('a page that fell silent does so too, and one that says that it is there does not', async () => {
  const key = await enter();
  for (let passed = 0; passed < 10 * minute; passed += minute) {
    await venues.page('/shown', { key, body: { isShown: true } });
    await later(minute);
  }
  expect(await money()).toEqual(away);
  await later(2 * minute);
  expect(await money()).toEqual(home);
});

it('a launch that was never opened brings it home', async () => {
  await launch();
  await later(lookMs);
  expect(await money()).toEqual(away);
  await later(minute);
  expect(await money()).toEqual(home);
});

it('money that does not travel by itself stays', async () => {
  await member.client.call(venue.transfer, { channelCode: 'JXDZ', amount: '100', ty: '1' });
  await travels(0);
  await leave(await enter());
  await later(minute);
  expect(await money()).toEqual({ centre: '9900', there: '100' });
  expect(await visits()).toEqual([]);
});

it('money that was told to travel while the game was played comes home', async () => {
  await member.client.call(venue.transfer, { channelCode: 'JXDZ', amount: '10000', ty: '1' });
  await travels(0);
  const key = await enter();
  await later(lookMs);
  expect(await visits()).toHaveLength(1);
  await travels(1);
  await leave(key);
  await later(lookMs);
  expect(await money()).toEqual(home);
});

it('a game that is entered while an earlier one is being ended goes on, with its money', async () => {
  const first = await enter();
  await leave(first);
  let again = '';
  const ask = globalThis.fetch;
  const asking = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).endsWith('/endSession')) {
      asking.mockRestore();
      again = await enter();
    }
    return ask(address, init);
  });
  await later(lookMs);
  expect((await venues.page('/session', { key: again })).status).toBe(200);
  expect(await money()).toEqual(away);
});

it('in a round that waits for a move nothing is ended, and what it came to comes home afterwards', async () => {
  const key = await enter(cards);
  let played: { open: string[] };
  do {
    clock.advance(minute);
    played = await venues.page('/round', {
      key,
      body: { id: randomUUID(), stake: '2', choice: { moves: [] } },
    });
  } while (played.open.length === 0);
  await leave(key);
  await later(lookMs);
  expect((await money(cards)).centre).toBe('0');
  expect(await openGames(cards)).toEqual([cards.gameCode]);
  // A minute without a move finishes it, for whoever looks next.
  await later(minute);
  await venues.page('/session', { key });
  await leave(key);
  await later(lookMs);
  expect((await money(cards)).there).toBe('0');
  expect(Number((await money(cards)).centre)).toBeGreaterThan(9_000);
});

it('an answer that was lost moves the money once', async () => {
  await leave(await enter());
  await venues.told('fault', { method: 'withdraw', fault: 'lose-answer', times: 1 });
  await later(lookMs);
  expect(await money()).toMatchObject({ centre: '0' });
  // It is asked what became of it, and then once more whether anything is left.
  for (let asked = 0; asked < 5; asked++) await later(minute);
  expect(await money()).toEqual(home);
  expect(await visits()).toEqual([]);
  const { transfers } = await member.client.call(venue.recycle, {});
  expect(transfers).toEqual([]);
});

it('money that is on its way to a game when it is left comes home once it has arrived', async () => {
  await venues.told('fault', { method: 'deposit', fault: 'lose-answer', times: 1 });
  const silence = async (times: number) => {
    for (const method of ['transferState', 'cancelTransfer'])
      await venues.told('fault', { method, fault: 'lose-request', times });
  };
  await silence(1_000);
  await leave(await enter());
  for (let looks = 0; looks < 3; looks++) await later(lookMs);
  expect(await visits()).toHaveLength(1);
  await silence(0);
  for (let asked = 0; asked < 10; asked++) await later(minute);
  expect(await money()).toEqual(home);
  expect(await visits()).toEqual([]);
});

it('a venue that does not say whether the game is shown, or is closed, is asked again, and nothing moves', async () => {
  const key = await enter();
  await leave(key);
  await venues.told('fault', { method: 'sessions', fault: 'lose-request', times: 1 });
  await later(lookMs);
  expect(await money()).toEqual(away);
  expect(await visits()).toEqual([{ venue: 'JXDZ', tries: 1 }]);

  await closeVenue(running.platform.db, 'JXDZ', { at: clock.now(), until: undefined });
  await later(minute);
  expect(await money()).toEqual(away);
  await openVenue(running.platform.db, 'JXDZ');
  await later(minute);
  expect(await money()).toEqual(home);
});

it('money that its turnover holds at the venue stays there, and is not asked for again', async () => {
  const key = await enter();
  const owner = { siteId: '1001', memberId: member.userId, source: 'bonus', of: member.userId } as const;
  await running.platform.db
    .transaction()
    .execute(trx =>
      openRequirement(trx, { ...owner, base: 80_00n, terms: depositTerms, at: clock.now() }, emptiedVenues),
    );
  await leave(key);
  await later(lookMs);
  expect(await money()).toEqual(away);
  expect(await visits()).toEqual([]);
});

it('who comes back takes the money along again, and an earlier page that goes ends nothing', async () => {
  const first = await enter();
  await leave(first);
  const again = await enter();
  await later(minute);
  expect(await money()).toEqual(away);
  expect(await openGames()).toEqual([slot.gameCode]);
  await leave(again);
  await later(lookMs);
  expect(await money()).toEqual(home);
  await enter();
  expect(await money()).toEqual(away);
});
