import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@lobby/api-client/contract';
import { entryOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { depositTerms, openRequirement } from '@lobby/platform-bonus/turnover';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeVenue, openVenue } from '../directory/maintenance.ts';
import { emptiedVenues } from '../transfers/emptied-venues.ts';

const { venue, collection, status, playerProtection } = contract;
const agent = 'the browser of a member';
const slots = { channelCode: 'JXDZ', gameCode: 'lantern-fair' };
const game = { enName: 'JXDZ', gameCode: 'lantern-fair' };
const cycleMs = 2_500;

let venues: TestVenues;
let running: RunningPlatform;
let client: TestClient;
let memberId: string;
let members = 0;
let ahead = 0;
const now = () => Date.now() + ahead;
beforeAll(async () => {
  venues = await testVenues({ now });
  running = await testPlatform({
    logLevel: 'silent',
    venueServer: { url: venues.url, secrets: [secret] },
  });
});
beforeEach(async () => {
  members += 1;
  client = testClient(running.url, '1001', { headers: { 'user-agent': agent } });
  memberId = (await client.join(`entering${members}`)).userId;
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  expect(await auditBooks(venues.database)).toEqual([]);
  await running.stop();
  await venues.stop();
});

const refusal = async (request: object = game, by = client) => {
  const { status_code: code, data } = await by.send(venue.launch, request as typeof game);
  return [entryOf(code)?.name, data];
};
const open = async (url: string) => {
  const token = new URL(url).searchParams.get('token') ?? '';
  return venues.page('/session', { body: { token }, agent });
};
const at = async () => (await client.call(venue.balance, { channelCode: 'JXDZ' })).balance;
const centre = async () => (await client.call(venue.allBalance, {})).centerWalletBalance;
const takeAlong = () => client.call(status.setAutoTransferStatus, { status: 1 });
const move = (ty: '1' | '2', amount: string) =>
  client.call(venue.transfer, { channelCode: 'JXDZ', amount, ty });

/** A bonus that asks for its own amount in valid stakes. */
async function openBonus(base: bigint): Promise<void> {
  const owner = { siteId: '1001', memberId, source: 'bonus', of: memberId } as const;
  await running.platform.db
    .transaction()
    .execute(trx =>
      openRequirement(trx, { ...owner, base, terms: depositTerms, at: Date.now() }, emptiedVenues),
    );
}

describe('a launch', () => {
  it('opens the game with what the member moved there, and what it wins and loses comes home', async () => {
    await move('1', '100');
    const { url, launchId, moved } = await client.call(venue.launch, game);
    expect([new URL(url).origin, moved]).toEqual([venues.url, '0']);
    expect(launchId).toMatch(/^[0-9a-f-]{36}$/);
    const { key, balance } = await open(url);
    expect(balance).toBe('100.00');
    ahead += cycleMs;
    const { after } = await venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } });
    expect(Number(await at())).toBe(Number(after));
    const { arrived } = await client.call(venue.recycle, {});
    expect(Number(arrived)).toBe(Number(after));
    expect(Number(await centre())).toBe(9_900 + Number(after));

    // What was played is booked once, counts for turnover, and the books agree with the venue again.
    const { db } = running.platform;
    await Promise.all([running.catchUp(), running.catchUp()]);
    await running.catchUp();
    const rounds = await db
      .selectFrom('venue_rounds')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute();
    expect(rounds.map(({ staked, win }) => Number(staked - win))).toEqual([
      100_00 - Math.round(Number(after) * 100),
    ]);
    const counted = db.selectFrom('turnover_bets').select('valid').where('member_id', '=', memberId);
    expect(await counted.execute()).toEqual([{ valid: 200n }]);
    expect((await pursesOf(db, memberId)).venues.JXDZ).toBe(0n);
  });

  it('takes the free money along where the member chose so, once', async () => {
    await takeAlong();
    expect(await client.call(venue.launch, game)).toMatchObject({
      moved: '10000',
      moving: '0',
    });
    expect([await centre(), await at()]).toEqual(['0', '10000']);
    expect(await client.call(venue.launch, game)).toMatchObject({ moved: '0' });
    expect(await at()).toBe('10000');
  });

  it('whose money is on its way says so, and it is found', async () => {
    await takeAlong();
    await venues.told('fault', { method: 'deposit', fault: 'lose-answer', times: 1 });
    expect(await client.call(venue.launch, game)).toMatchObject({ moved: '0', moving: '10000' });
    await vi.waitFor(async () => expect(await at()).toBe('10000'));
  });

  it('asks about open turnover before it takes money along, and enters without once the member was told', async () => {
    await takeAlong();
    await openBonus(80_00n);
    expect(await refusal()).toEqual(['venue-activity', { reason: 'activity-turnover', turnoverLeft: '80' }]);
    expect(await client.call(venue.launch, { ...game, isActivity: 1 })).toMatchObject({ moved: '0' });
    expect(await centre()).toBe('10000');
  });

  it('of a closed venue says when it opens', async () => {
    const { db } = running.platform;
    await closeVenue(db, 'JXDZ', { at: Date.now(), until: 1_795_411_800_000 });
    expect(await refusal()).toEqual(['venue-under-maintenance', { until: 1_795_411_800_000 }]);
    await openVenue(db, 'JXDZ');
  });

  it('is refused in a pause, which ends what is open there', async () => {
    const { key } = await open((await client.call(venue.launch, game)).url);
    await client.call(playerProtection.timeOut, { hours: 24, agreed: true });
    expect(await venues.page('/session', { key })).toMatchObject({ reason: 'session-ended' });
    expect(await refusal()).toEqual(['access-denied', { reason: 'play-paused' }]);
    // The sportsbook still opens: a member sees there what became of their bets.
    expect((await refusal({ enName: 'CRTY' }))[0]).toBe('success');
  });

  it.each([
    ['a venue that has no games yet', { enName: 'HYTY', gameCode: '' }],
    ['a game that the venue has not', { enName: 'JXDZ', gameCode: 'no-such-game' }],
    ['no venue', { enName: 'NONE', gameCode: '' }],
  ])('of %s is not found', async (_, request) => {
    expect((await refusal(request))[0]).toBe('not-found');
  });

  it('of a venue that does not answer moves nothing', async () => {
    await takeAlong();
    await venues.told('fault', { method: 'launch', fault: 'lose-request', times: 1 });
    expect((await refusal())[0]).toBe('bad-gateway');
    expect([await centre(), await at()]).toEqual(['10000', '0']);
  });
});

it('a visitor tries a game with credits, and is no member there', async () => {
  const visitor = testClient(running.url, '1001', { headers: { 'user-agent': agent } });
  const { url } = await visitor.call(venue.trial, game);
  expect(await open(url)).toMatchObject({ isTrial: true, balance: '1000.00' });
  expect((await refusal(game, visitor))[0]).toBe('login-expired');
});

describe('the list of games', () => {
  type Asked = Partial<RequestOf<typeof venue.gameList>>;
  const list = (asked: Asked = {}, by = client) => by.call(venue.gameList, { category: 'DZ', ...asked });
  const codes = async (asked: Asked, by = client) =>
    (await list(asked, by)).games.map(({ gameCode }) => gameCode);

  it('says what they return and what a member marked', async () => {
    const visitor = testClient(running.url);
    const marked = { show: 'favourite' } as const;
    const [shown] = (await list({}, visitor)).games;
    expect(shown).toMatchObject({ ...slots, isFavourite: false, name: '花灯夜市', returnPercent: '94.40' });
    await client.call(collection.addCollection, slots);
    await client.call(collection.addCollection, slots);
    expect((await list()).games[0]).toMatchObject({ isFavourite: true });
    expect(await list(marked)).toMatchObject({ total: 1, games: [slots] });
    expect(await list(marked, visitor)).toMatchObject({ total: 0, games: [] });
    await client.call(collection.removeCollection, slots);
    await client.call(collection.removeCollection, slots);
    expect((await list()).games[0]).toMatchObject({ isFavourite: false });
    const unknown = await client.send(collection.addCollection, { ...slots, gameCode: 'no-such-game' });
    expect(entryOf(unknown.status_code)?.name).toBe('not-found');
  });

  it('has those that a member played, the last in front, and on the home page before all others', async () => {
    const first = (await list()).games.map(({ gameCode }) => gameCode);
    const [one, another] = [first.at(-1) ?? '', first.at(-2) ?? ''];
    expect(await codes({ show: 'recent' })).toEqual([]);
    await client.call(venue.launch, { ...game, gameCode: one });
    const firstAt = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(firstAt));
    await client.call(venue.launch, { ...game, gameCode: another });
    expect(await codes({ show: 'recent' })).toEqual([another, one]);
    expect((await codes({ order: 'front' })).slice(0, 2)).toEqual([another, one]);
    expect((await codes({ order: 'front' }, testClient(running.url)))[0]).not.toBe(another);
    expect((await codes({ order: 'plays' })).indexOf(one)).toBeLessThan(first.indexOf(one));
  });

  it('in parts is the whole list', async () => {
    const whole = await list({ order: 'name' });
    expect(whole.total).toBe(whole.games.length);
    const parts = await Promise.all(
      whole.games.map(async (_, from) => (await list({ order: 'name', from, size: 1 })).games),
    );
    expect(parts.flat()).toEqual(whole.games);
    expect(await list({ from: whole.total })).toMatchObject({ total: whole.total, games: [] });
  });
});

it('the list of venues says what each opens', async () => {
  const listed = await client.call(venue.getVenueInfoByCategory, {});
  const opens = Object.fromEntries(listed.map(({ channelCode, opens: what }) => [channelCode, what]));
  expect(opens).toMatchObject({ CRTY: 'page', JXDZ: 'games', LHQP: 'games', SHBY: 'games', FYDJ: 'games' });
  const pool = { channelCode: 'JXDZ', gameCode: 'salt-road', amount: '10000', perSecond: '0' };
  expect(await client.call(venue.getBonusPools, {})).toEqual([pool]);
});

describe('what an operator lets go wrong', () => {
  const page = () => `${running.url}/dev/operator/transfers`;
  const post = async (form: Record<string, string>) => {
    const token = /name="token" value="([^"]+)"/.exec(await (await fetch(page())).text())?.[1] ?? '';
    const body = new URLSearchParams({ token, ...form });
    return (await fetch(page(), { method: 'POST', headers: { origin: running.url }, body })).status;
  };
  const fail = (id: string, method: string, fault: string, times: string) =>
    post({ id, method, fault, times });

  it('at a venue on its own server goes wrong there, as often as was said', async () => {
    expect(await fail('JXDZ', 'launch', 'lose-request', '1')).toBe(200);
    expect((await refusal())[0]).toBe('bad-gateway');
    expect((await refusal())[0]).toBe('success');
  });

  it('with every method of it ends with none', async () => {
    expect(await fail('JXDZ', 'all', 'lose-request', '100')).toBe(200);
    expect((await refusal())[0]).toBe('bad-gateway');
    expect(await fail('JXDZ', 'all', 'lose-request', '0')).toBe(200);
    expect((await refusal())[0]).toBe('success');
  });

  it('is chosen of each venue where it is', async () => {
    const plan = (id: string) => post({ id, plan: 'refuse' });
    expect([await plan('JXDZ'), await plan('HYTY')]).toEqual([409, 200]);
    expect(await fail('HYTY', 'deposit', 'slow', '1')).toBe(409);
    expect(await fail('NONE', 'deposit', 'slow', '1')).toBe(404);
    expect(await fail('JXDZ', 'fault', 'slow', '1')).toBe(400);
  });
});

describe('money that went into a venue during an activity', () => {
  const goIn = () =>
    client.call(venue.transfer, { channelCode: 'JXDZ', amount: '100', ty: '1', isActivity: 1 });
  const goOut = async () => {
    const request = { channelCode: 'JXDZ', amount: '10', ty: '2' } as const;
    const { status_code: code, data } = await client.send(venue.transfer, request);
    return [entryOf(code)?.name, data];
  };
  const kept = { reason: 'activity-unplayed', turnoverLeft: '2' };

  it('stays until the turnover is done by playing there, whichever way it is asked for', async () => {
    await openBonus(2_00n);
    await goIn();
    expect(await goOut()).toEqual(['venue-activity', kept]);
    const { arrived, left } = await client.call(venue.recycle, {});
    expect([arrived, left]).toMatchObject(['0', [{ channelCode: 'JXDZ', reason: 'activity' }]]);
    expect(await at()).toBe('100');

    const { key } = await open((await client.call(venue.launch, { ...game, isActivity: 1 })).url);
    ahead += cycleMs;
    await venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } });
    await vi.waitFor(async () => {
      await running.catchUp();
      expect(Number((await client.call(venue.recycle, {})).arrived)).toBeGreaterThan(0);
    });
    expect(await at()).toBe('0');
  });

  it('that was there before the bonus goes home at any time', async () => {
    await move('1', '100');
    await openBonus(2_00n);
    expect(await client.call(venue.recycle, {})).toMatchObject({ arrived: '100', left: [] });
  });

  it('comes home in a pause, in which nothing can be played', async () => {
    await openBonus(2_00n);
    await goIn();
    await client.call(playerProtection.timeOut, { hours: 24, agreed: true });
    await vi.waitFor(async () => {
      await running.catchUp();
      expect(await centre()).toBe('10000');
    });
  });
});
