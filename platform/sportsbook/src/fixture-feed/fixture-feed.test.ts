import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import { domains } from '@lobby/platform/domains';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import {
  createProviderFeed,
  type ProviderFeed,
  type ProviderMessage,
} from '@lobby/platform-testing/book/provider-feed';
import {
  askBalance,
  askState,
  findOffer,
  type Offer,
  placeBet,
} from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sportsbookDomain } from '../sportsbook.domain.ts';

const now = Date.UTC(2026, 10, 20, 12);
const kickoff = now + 48 * 60 * minute;
const names = (text: string) => ({ 'zh-CN': text, 'zh-TW': text });

const clock = manualClock(now);
let feed: ProviderFeed;
let hasCaughtUp = false;
let running: RunningPlatform;
let client: TestClient;
let sequence = 0;

beforeAll(async () => {
  running = await testPlatform(
    {},
    {
      clock,
      // All domains but the sportsbook of the simulation, which is the last.
      domains: [
        ...domains.slice(0, -1),
        sportsbookDomain((_, intake) => {
          const catchUp = async () => {
            await new Promise(setImmediate);
            hasCaughtUp = true;
          };
          feed = { ...createProviderFeed(intake), catchUp };
          return feed;
        }),
      ],
    },
  );
  await running.database.db.deleteFrom('sport_matches').execute();
  client = testClient(running.url, '1001', { now: () => clock.now() });
  await client.join('feeder88');
}, 300_000);
afterAll(() => running.stop());

it('has reported what it owes before the platform is ready', () => {
  expect(hasCaughtUp).toBe(true);
});

async function publish(id: string, at = kickoff): Promise<void> {
  await feed.publish({
    id,
    gtype: 'FT',
    lid: '55',
    league: names('丹麦超'),
    homeId: '551',
    awayId: '552',
    home: names('主队'),
    away: names('客队'),
    kickoff: at,
    speed: 1,
    breakMinutes: 15,
    expected: [1.5, 1.1],
    createdAt: clock.now(),
  });
  // Matches are read again every few seconds.
  clock.advance(5_000);
}

function say(id: string, parts: Partial<ProviderMessage> = {}): ProviderMessage {
  sequence += 1;
  const message: ProviderMessage = {
    fixtureId: id,
    sequence,
    at: clock.now(),
    phase: '1H',
    clock: 0,
    score: [0, 0],
    halfScore: undefined,
    reds: [0, 0],
    shut: false,
    ...parts,
  };
  feed.receive(message);
  return message;
}

async function gameOf(id: string): Promise<Record<string, string> | undefined> {
  const { game } = (await client.call(contract.venue.resource, {
    method: 'get_game_more',
    enName: 'CRTY',
    Request: { gtype: 'FT', ecid: id },
  })) as { game: Record<string, string>[] };
  return game[0];
}

/** A home win in play, as the board shows it. */
async function liveOffer(id: string): Promise<Offer> {
  const game = await gameOf(id);
  return {
    odd_f_type: 'E',
    gid: `${id}0`,
    gtype: 'FT',
    wtype: 'RM',
    rtype: 'RMH',
    chose_team: 'H',
    ioratio: game?.ior_RMH ?? '',
    ratio: '',
    state_ver: game?.state_ver ?? '',
    autoOdd: 'all',
  } as Offer;
}

describe('a sportsbook whose fixtures come from a provider', () => {
  it('accepts a bet before the match and settles it by the result, without the simulation', async () => {
    await publish('880001');
    const offer = await findOffer(client);
    expect(offer.gid).toBe('8800010');
    const { data: bet } = await placeBet(client, offer, '100');
    expect(bet.code).toBe('560');
    expect(await askBalance(client)).toMatchObject({ balance: '9900', lockMoney: '100' });
    await feed.receiveResult({ matchId: '880001', version: 1, half: [1, 0], full: [2, 0] });
    await running.catchUp();
    const balance = await askBalance(client);
    expect(balance.lockMoney).toBe('0');
    expect(Number(balance.balance)).toBeCloseTo(9_900 + 100 * Number(offer.ioratio), 2);
  });

  it('shows phase, clock and score of the newest message, and no price while it says closed', async () => {
    await publish('880002', clock.now() + minute);
    clock.advance(minute);
    say('880002');
    clock.advance(10_000);
    expect(await gameOf('880002')).toMatchObject({
      is_rb: 'Y',
      re_time: '1H^00:10',
      score_h: '0',
      gopen: 'Y',
    });
    say('880002', { clock: 10, shut: true });
    expect(await gameOf('880002')).toMatchObject({ gopen: 'N', ior_RMH: '' });
    say('880002', { clock: 20, score: [1, 0] });
    expect(await gameOf('880002')).toMatchObject({ score_h: '1', gopen: 'Y' });
  });

  it('ignores a repeated message and one older than the newest', async () => {
    await publish('880003', clock.now());
    const first = say('880003');
    clock.advance(1_000);
    const goal = say('880003', { clock: 60, score: [1, 0] });
    feed.receive(goal);
    feed.receive({ ...first, score: [0, 3] });
    expect(await gameOf('880003')).toMatchObject({ score_h: '1', score_c: '0' });
  });

  it('accepts no bets after kick-off before the provider’s first message, nor once its messages stop', async () => {
    await publish('880004', clock.now() + 1_000);
    expect(await gameOf('880004')).toMatchObject({ gopen: 'N' });
    say('880004');
    expect(await gameOf('880004')).toMatchObject({ gopen: 'Y' });
    clock.advance(15_000);
    expect(await gameOf('880004')).toMatchObject({ gopen: 'N' });
  });

  it('rejects a waiting bet in play when a goal is scored, and releases the money', async () => {
    await publish('880005', clock.now());
    say('880005');
    clock.advance(5_000);
    const before = await askBalance(client);
    const { data: bet } = await placeBet(client, await liveOffer('880005'), '50');
    expect(bet.code).toBe('delay');
    clock.advance(1_000);
    say('880005', { clock: 6, score: [0, 1] });
    clock.advance(4_000);
    await running.catchUp();
    expect(await askState(client, bet.operation_id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    expect(await askBalance(client)).toMatchObject({ balance: before.balance });
  });

  it('accepts a bet in play when nothing happens during its delay', async () => {
    await publish('880006', clock.now());
    say('880006');
    clock.advance(5_000);
    const { data: bet } = await placeBet(client, await liveOffer('880006'), '50');
    clock.advance(5_000);
    await running.catchUp();
    expect(await askState(client, bet.operation_id)).toMatchObject({ code: '560' });
  });

  it('settles by a correction that arrives before settlement, and anew by one that arrives after', async () => {
    await publish('880007', clock.now() + 30 * 60 * minute);
    const [bet] = [await placeBet(client, await early('880007'), '100')];
    expect(bet.data.code).toBe('560');
    await feed.receiveResult({ matchId: '880007', version: 1, full: [0, 1] });
    await feed.receiveResult({ matchId: '880007', version: 2, full: [1, 0] });
    await running.catchUp();
    expect(await resultOf(bet.data.operation_id)).toBe('W');
    await feed.receiveResult({ matchId: '880007', version: 3, full: [0, 1] });
    await running.catchUp();
    expect(await resultOf(bet.data.operation_id)).toBe('L');
  });

  it('cancels the bets of a wrong price, also those that are settled', async () => {
    await publish('880009', clock.now() + 30 * 60 * minute);
    const before = await askBalance(client);
    const { data: bet } = await placeBet(client, await early('880009'), '100');
    await feed.receiveResult({ matchId: '880009', version: 1, full: [0, 1] });
    await running.catchUp();
    expect(await resultOf(bet.operation_id)).toBe('L');
    await feed.receiveVoid({ matchId: '880009', wtype: 'M', reason: 'DK' });
    await running.catchUp();
    expect(await resultOf(bet.operation_id)).toBe('D');
    expect(await askBalance(client)).toMatchObject({ balance: before.balance });
  });

  it('returns the stakes of a match that is called off', async () => {
    await publish('880008', clock.now() + 30 * 60 * minute);
    const before = await askBalance(client);
    const { data: bet } = await placeBet(client, await early('880008'), '100');
    await feed.receiveResult({ matchId: '880008', version: 1, cancelReason: 'D2' });
    await running.catchUp();
    expect(await resultOf(bet.operation_id)).toBe('D');
    expect(await askBalance(client)).toMatchObject({ balance: before.balance });
  });

  it('takes a cancel back that the provider rolled back, and a settlement', async () => {
    await publish('880010', clock.now() + 30 * 60 * minute);
    const before = await askBalance(client);
    const { data: bet } = await placeBet(client, await early('880010'), '100');
    await feed.receiveResult({ matchId: '880010', version: 1, full: [0, 1] });
    await feed.receiveVoid({ matchId: '880010', reason: 'DK' });
    await running.catchUp();
    expect(await askBalance(client)).toMatchObject({ balance: before.balance });
    await feed.receiveLift({ matchId: '880010', reason: 'DK' });
    await running.catchUp();
    expect(await resultOf(bet.operation_id)).toBe('L');
    await feed.receiveSettlement({ matchId: '880010', wtype: 'M', version: 1, says: 'open' });
    await running.catchUp();
    expect(await askBalance(client)).toMatchObject({
      balance: String(Number(before.balance) - 100),
      lockMoney: String(Number(before.lockMoney) + 100),
    });
  });

  it('stops a group of markets and no other until it is opened, and takes no bet on it', async () => {
    await publish('880011', clock.now() + 30 * 60 * minute);
    const offer = await early('880011');
    await feed.receiveStop('880011', ['result']);
    clock.advance(3_000);
    const stopped = await gameOf('880011');
    expect(stopped).toMatchObject({ gopen: 'Y', ior_MH: '', ior_HMH: '', ior_DCHN: '' });
    expect(stopped?.ior_RH).not.toBe('');
    expect((await placeBet(client, offer, '100')).data).toMatchObject({
      code: '555',
      errormsg: 'suspended',
    });
    await feed.receiveStop('880011', []);
    clock.advance(3_000);
    expect((await gameOf('880011'))?.ior_MH).not.toBe('');
  });

  it('rejects a bet that waits while its group is stopped, also when it is opened again in time', async () => {
    await publish('880012', clock.now());
    say('880012');
    clock.advance(5_000);
    const { data: bet } = await placeBet(client, await liveOffer('880012'), '50');
    expect(bet.code).toBe('delay');
    await feed.receiveStop('880012', ['result']);
    await feed.receiveStop('880012', []);
    clock.advance(5_000);
    await running.catchUp();
    expect(await askState(client, bet.operation_id)).toMatchObject({ code: '555', errormsg: 'suspended' });
  });

  it('locks a silent match by itself, and rejects what was taken before when it is heard again', async () => {
    await publish('880013', clock.now());
    say('880013');
    clock.advance(13_000);
    const { data: bet } = await placeBet(client, await liveOffer('880013'), '50');
    expect(bet.code).toBe('delay');
    clock.advance(2_500);
    say('880013', { clock: 15 });
    clock.advance(2_500);
    await running.catchUp();
    expect(await askState(client, bet.operation_id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    expect(await gameOf('880013')).toMatchObject({ gopen: 'Y' });
  });

  it('takes no bet after the kick-off of a match until its feed says that it began', async () => {
    await publish('880015', clock.now() + 2 * minute);
    say('880015', { phase: 'pre' });
    const offer = await early('880015');
    expect((await placeBet(client, offer, '50')).data).toMatchObject({ code: '560' });
    clock.advance(2 * minute);
    expect(await gameOf('880015')).toMatchObject({ gopen: 'N', ior_MH: '' });
    expect((await placeBet(client, offer, '50')).data).toMatchObject({ code: '555', errormsg: 'suspended' });
    say('880015');
    expect(await gameOf('880015')).toMatchObject({ gopen: 'Y', is_rb: 'Y' });
  });

  it('voids what was taken after a match had begun early, and sells it in play from its first message', async () => {
    await publish('880014', clock.now() + 30 * minute);
    const before = await askBalance(client);
    const { data: bet } = await placeBet(client, await early('880014'), '100');
    expect(bet.code).toBe('560');
    clock.advance(minute);
    say('880014', { clock: 120 });
    await feed.receiveStart('880014', clock.now() - 2 * minute);
    await running.catchUp();
    expect(await resultOf(bet.operation_id)).toBe('D');
    expect(await askBalance(client)).toMatchObject({ balance: before.balance });
    expect(await gameOf('880014')).toMatchObject({ is_rb: 'Y' });
  });

  it('publishes no draws that could be checked', async () => {
    const answer = await client.send(contract.venue.resource, {
      method: 'get_draws',
      enName: 'CRTY',
      Request: {},
    });
    expect(answer).toMatchObject({ status_code: codeOf('success'), data: { days: [], matches: [] } });
  });
});

/** A home win before the match, as the board shows it. */
async function early(id: string): Promise<Offer> {
  const game = await gameOf(id);
  return {
    odd_f_type: 'E',
    gid: `${id}0`,
    gtype: 'FT',
    wtype: 'M',
    rtype: 'MH',
    chose_team: 'H',
    ioratio: game?.ior_MH ?? '',
    ratio: '',
    autoOdd: 'all',
  };
}

async function resultOf(operationId: string): Promise<string | undefined> {
  const { list } = await client.call(contract.record.betRecordList, { status: 'settled' });
  return list.find(one => one.operationId === operationId)?.result;
}
