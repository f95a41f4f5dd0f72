import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import type { RunningPlatform } from '@lobby/platform/platform';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { venue, userBets } = contract;
const agent = 'the browser of a member';
const game = { enName: 'JXDZ', gameCode: 'lantern-fair' };
const cycleMs = 2_500;

let venues: TestVenues;
let running: RunningPlatform;
let client: TestClient;
let memberId: string;
let key: string;
let members = 0;
let ahead = 0;
beforeAll(async () => {
  venues = await testVenues({ now: () => Date.now() + ahead });
  running = await testPlatform({
    logLevel: 'silent',
    venueServer: { url: venues.url, secrets: [secret] },
  });
});
beforeEach(async () => {
  members += 1;
  client = testClient(running.url, '1001', { headers: { 'user-agent': agent } });
  memberId = (await client.join(`recording${members}`)).userId;
  await client.call(venue.transfer, { channelCode: 'JXDZ', amount: '100', ty: '1' });
  const { url } = await client.call(venue.launch, game);
  const token = new URL(url).searchParams.get('token') ?? '';
  key = (await venues.page('/session', { body: { token }, agent })).key;
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
  await venues.stop();
});

/** A round at the venue, as its page hears of it. */
async function play(stake: string) {
  ahead += cycleMs;
  return venues.page('/round', { key, body: { id: randomUUID(), stake } });
}
const list = (asked: object = {}) => client.call(userBets.queryMemberBetList, asked);
const fenOf = (yuan: string) => BigInt(Math.round(Number(yuan) * 100));
const net = (win: string, stake: string) => formatYuan(fenOf(win) - fenOf(stake));

/** The venue changes what a round paid, in its own books too, and tells it as a new version. */
async function correct(round: string, win: bigint) {
  await venues.database.transaction(async query => {
    const [before] = await query<{ win: bigint }>('SELECT win FROM rounds WHERE id = $1', [round]);
    await query(`UPDATE rounds SET win = $2, version = DEFAULT WHERE id = $1`, [round, win]);
    await query('UPDATE purses SET balance = balance + $2 WHERE player = $1', [
      memberId,
      win - (before?.win ?? 0n),
    ]);
  });
}
const booked = async () => (await pursesOf(running.platform.db, memberId)).venues.JXDZ;
const counted = () =>
  running.platform.db
    .selectFrom('turnover_bets')
    .select(['valid', 'is_counted'])
    .where('member_id', '=', memberId)
    .execute();

describe('the record of bets', () => {
  it('has rounds of venues beside bets on sports, newest first, with what they add up to', async () => {
    const bet = await placeBet(client, await findOffer(client), '20');
    const round = await play('2');
    await running.catchUp();
    const { total, totals, list: bets } = await list();
    expect(total).toBe(2);
    expect(bets[0]).toMatchObject({
      venue: 'JXDZ',
      category: 'DZ',
      venueName: '锦绣电子',
      ticketId: round.id,
      kind: 'round',
      status: 'settled',
      stake: '2',
      turnover: '2',
      netWin: net(round.win, '2'),
      title: '花灯夜市',
      round: {
        gameCode: 'lantern-fair',
        replayUrl: `${venues.url}/replay/${round.id}`,
        verifyUrl: `${venues.url}/verify/${round.id}`,
        corrected: null,
      },
    });
    expect(bets[1]).toMatchObject({ venue: 'CRTY', category: 'TY', stake: '20', round: null });
    expect(bet).toBeDefined();
    expect(totals).toMatchObject({ count: 2, stake: '22', turnover: '2', netWin: net(round.win, '2') });
  });

  it('is filtered by category, venue and time, and comes in pages and in the script of the member', async () => {
    await placeBet(client, await findOffer(client), '20');
    const [first, second] = [await play('2'), await play('4')];
    await running.catchUp();
    const ids = async (asked: object) => (await list(asked)).list.map(({ ticketId }) => ticketId);
    expect(await ids({ category: 'DZ' })).toEqual([second.id, first.id]);
    expect(await ids({ channelCode: 'JXDZ' })).toEqual([second.id, first.id]);
    expect(await ids({ category: 'DZ', channelCode: 'CRTY' })).toEqual([]);
    expect(await ids({ category: 'TY' })).toHaveLength(1);
    expect(await ids({ category: 'ZR' })).toEqual([]);
    expect(await ids({ category: 'DZ', pageSize: 1, pageNum: 2 })).toEqual([first.id]);
    expect(await ids({ category: 'DZ', beginTime: second.at })).toEqual([second.id]);
    expect(await ids({ category: 'DZ', endTime: second.at })).toEqual([first.id]);
    const { totals } = await list({ category: 'DZ', pageSize: 1 });
    expect(totals).toMatchObject({ count: 2, stake: '6' });
    const traditional = await list({ category: 'DZ', langx: 'zh-TW' });
    expect(traditional.list[0]).toMatchObject({ venueName: '錦繡電子', title: '花燈夜市' });
  });

  it('says what a round came to in the script of the member, as the venue told it with its history', async () => {
    const round = await play('2');
    await running.catchUp();
    const shown = async (langx: string) => (await list({ langx })).list[0]?.round?.result;
    const [part] = (await shown('zh-TW'))?.parts ?? [];
    const symbols = part?.kind === 'reels' ? part.reels.flat() : [];
    expect(symbols).toHaveLength(15);
    const names = { lamp: '燈籠', drum: '鼓', fish: '錦鯉', peony: '牡丹', knot: '中國結', cloud: '祥雲' };
    const rest = { plum: '梅花', wild: '百搭', scatter: '明月' };
    const drawn: string[] = round.events[0].symbols.flat();
    expect(symbols).toEqual(drawn.map(symbol => ({ ...names, ...rest })[symbol]));
    expect(JSON.stringify(await shown('zh-CN'))).not.toMatch(/[燈錦鯉國結雲]/);
  });

  it('has a round of which the venue tells no result that makes sense, with its money and without a result', async () => {
    const round = await play('2');
    await venues.database.query(`UPDATE rounds SET events = $2 WHERE id = $1`, [
      round.id,
      JSON.stringify([{ type: 'ball', pocket: -1 }]),
    ]);
    await running.catchUp();
    expect((await list()).list[0]).toMatchObject({
      ...{ ticketId: round.id, netWin: net(round.win, '2') },
      round: { result: null, replayUrl: `${venues.url}/replay/${round.id}` },
    });
  });

  it('of another member is another one', async () => {
    await play('2');
    await running.catchUp();
    const other = testClient(running.url, '1001');
    await other.join(`another${members}`);
    expect(await other.call(userBets.queryMemberBetList, {})).toMatchObject({
      total: 0,
      list: [],
      totals: { count: 0, stake: '0' },
    });
  });
});

describe('a round that its venue changes', () => {
  it('moves the difference in the books once, and is shown with what it was', async () => {
    const round = await play('2');
    await running.catchUp();
    const before = await booked();
    const was = fenOf(round.win);
    await correct(round.id, was + 7_50n);
    await Promise.all([running.catchUp(), running.catchUp()]);
    await running.catchUp();
    expect(await booked()).toBe((before ?? 0n) + 7_50n);
    const [shown] = (await list()).list;
    expect(shown).toMatchObject({
      stake: '2',
      netWin: formatYuan(was + 5_50n),
      round: { win: formatYuan(was + 7_50n), corrected: { stake: '2', win: formatYuan(was) } },
    });
    expect((await list()).totals).toMatchObject({ count: 1, netWin: shown?.netWin });
    // A slot counts its stake, which did not change.
    expect(await counted()).toMatchObject([{ valid: 200n }]);

    await correct(round.id, 0n);
    await running.catchUp();
    expect(await booked()).toBe((before ?? 0n) - was);
    expect((await list()).list[0]?.round?.corrected).toMatchObject({ win: formatYuan(was + 7_50n) });
  });

  it('in its stake counts for turnover by the stake of now', async () => {
    const round = await play('10');
    await running.catchUp();
    expect(await counted()).toMatchObject([{ valid: 10_00n }]);
    await venues.database.query(`UPDATE rounds SET staked = 400, version = DEFAULT WHERE id = $1`, [
      round.id,
    ]);
    await running.catchUp();
    expect(await counted()).toMatchObject([{ valid: 4_00n }]);
    expect((await list()).list[0]).toMatchObject({
      stake: '4',
      turnover: '4',
      round: { corrected: { stake: '10' } },
    });
  });

  it('in nothing but its version is no correction, and one that goes to another member is not booked', async () => {
    const round = await play('2');
    await running.catchUp();
    const before = await booked();
    await correct(round.id, fenOf(round.win));
    await running.catchUp();
    expect((await list()).list[0]?.round?.corrected).toBeNull();
    await venues.database.query(
      `UPDATE rounds SET player = 'somebody', win = win + 500, version = DEFAULT WHERE id = $1`,
      [round.id],
    );
    await running.catchUp();
    expect(await booked()).toBe(before);
    // The next round of anybody is read still.
    const next = await play('2');
    await running.catchUp();
    expect((await list()).list.map(({ ticketId }) => ticketId)).toEqual([next.id, round.id]);
  });
});
