import { randomUUID } from 'node:crypto';
import { type Call, contract, type RequestOf } from '@lobby/api-client/contract';
import { entryOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { winOf } from '@lobby/platform-testing/book/corrected-win';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { venueList } from './directory/venue-list.ts';
import type { OperatorAction } from './operator/operator-actions.ts';
import { referenceVenue } from './provider/reference-venue.ts';
import { recordOutcome } from './saga/record-outcome.ts';
import { callersClaim } from './transfers/make-transfer.ts';
import { startTransfer } from './transfers/start-transfer.ts';
import { venuesDomain } from './venues.domain.ts';

const { venue, transfer, status, userSession } = contract;
const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
let rate = '7.1234';
/** Fen that members may still move into venues. */
let available = 1_000_000_00n;
const mayTransferIn = async (_trx: unknown, _memberId: string, fen: bigint) => {
  if (fen > available) throw new Refusal('warning');
};
const domains = [
  accessDomain,
  membersDomain,
  venuesDomain({
    mayTransferIn,
    demandMayPlay: async () => {},
    launchers: new Map(),
    rateOf: async () => ({ rate }),
  }),
];
const [slots, cards] = ['JXDZ', 'LHQP'];

let running: RunningPlatform;
let member: TestMember;
let members = 0;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains });
});
beforeEach(async () => {
  members += 1;
  [rate, available] = ['7.1234', 1_000_000_00n];
  member = await joinMember(running, clock, `venue${10 + members}`);
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

const move = (ty: '1' | '2', amount: string, channelCode = slots, options = {}) =>
  member.client.call(venue.transfer, { channelCode, amount, ty }, options);
/** What a refused call says: its code by name, and its data. */
async function refusal<C extends Call>(call: C, request: RequestOf<C>, requestId: string = randomUUID()) {
  const { status_code: code, data } = await member.client.send(call, request, { requestId });
  return [entryOf(code)?.name, data];
}
const balance = () => member.client.call(transfer.getBalance, {});
const all = () => member.client.call(venue.allBalance, {});
const at = async (code: string) => (await member.client.call(venue.balance, { channelCode: code })).balance;
const page = '/dev/operator/transfers';
async function post(fields: Record<string, string>) {
  const shown = await (await fetch(running.url + page)).text();
  const token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const body = new URLSearchParams({ token, ...fields });
  return (await fetch(running.url + page, { method: 'POST', headers: { origin: running.url }, body })).status;
}
const close = (id: string, maintenance: 'on' | 'off', minutes = '') => post({ id, maintenance, minutes });

describe('a transfer', () => {
  it('there and back moves the money, and the member sees where it is', async () => {
    const made = await move('1', '250.5');
    expect(made).toMatchObject({ state: 'done', amount: '250.50', ty: '1', name: '锦绣电子' });
    expect(made.transferNo).toMatch(/^T20261123[2-9A-Z]{10}$/);
    expect(await balance()).toMatchObject({ balance: '9749.50', lockMoney: '0' });
    expect(await at(slots)).toBe('250.50');
    const { totalMoney, venueMoney, venues } = await all();
    expect([totalMoney, venueMoney]).toEqual(['10000', '250.50']);
    // The same sum of the central wallet and every venue, with both decimals.
    const info = await member.client.call(userSession.memberInfo, {});
    expect(info).toMatchObject({ balance: '9749.50', totalMoney: '10000.00' });
    expect(venues.map(({ channelCode }) => channelCode)).toEqual(venueList.map(({ code }) => code));
    await move('2', '250.5');
    expect(await balance()).toMatchObject({ balance: '10000' });
    expect(await at(slots)).toBe('0');
  });

  it('sent again under its id is the same one, and another amount under that id is refused', async () => {
    const options = { requestId: randomUUID() };
    const [first, again] = [await move('1', '100', slots, options), await move('1', '100', slots, options)];
    expect(again).toEqual(first);
    const other = { channelCode: slots, amount: '200', ty: '1' } as const;
    expect(await refusal(venue.transfer, other, options.requestId)).toEqual(['illegal-parameter', null]);
    expect(await balance()).toMatchObject({ balance: '9900' });
    const answer = await member.client.call(venue.transferState, { operationId: options.requestId });
    expect(answer).toEqual([first]);
  });

  it.each([
    [
      'more than is free',
      slots,
      '10000.01',
      'invalid-parameter',
      { reason: 'transfer-balance', free: '10000' },
    ],
    ['less than a yuan', slots, '0.99', 'invalid-parameter', { reason: 'transfer-minimum', min: '1' }],
    ['nothing', slots, '0', 'invalid-parameter', { reason: 'transfer-minimum', min: '1' }],
    ['three decimals', slots, '1.001', 'invalid-parameter', null],
    ['thirteen characters', slots, '1000000000.00', 'invalid-parameter', null],
    ['an unknown venue', 'NONE', '100', 'not-found', null],
  ] as const)('of %s is refused and moves nothing', async (_, channelCode, amount, name, data) => {
    const [said, answer] = await refusal(venue.transfer, { channelCode, amount, ty: '1' });
    expect(said).toBe(name);
    if (data) expect(answer).toEqual(data);
    expect(await balance()).toMatchObject({ balance: '10000', lockMoney: '0' });
  });

  it('above what a limit of the member leaves is refused, out of a venue it is not', async () => {
    await move('1', '100');
    available = 50_00n;
    expect((await refusal(venue.transfer, { channelCode: slots, amount: '51', ty: '1' }))[0]).toBe('warning');
    expect((await move('2', '100')).state).toBe('done');
  });

  it('out of a venue that has less is refused there, and nothing is credited', async () => {
    await move('1', '100');
    expect(await move('2', '100.01')).toMatchObject({ state: 'refused' });
    expect(await balance()).toMatchObject({ balance: '9900' });
  });

  it('with a venue that is closed is refused in both directions', async () => {
    await move('1', '100', cards);
    expect(await close(cards, 'on', '90')).toBe(200);
    const until = clock.now() + 90 * 60_000;
    for (const ty of ['1', '2'] as const)
      expect(await refusal(venue.transfer, { channelCode: cards, amount: '10', ty })).toEqual([
        'venue-under-maintenance',
        { reason: 'venue-maintenance', until },
      ]);
    const listed = await member.client.call(venue.getVenueInfoByCategory, { category: 'QP', langx: 'zh-TW' });
    expect(listed).toEqual([
      {
        ...{ channelCode: cards, name: '龍湖棋牌', category: 'QP', state: 'maintenance', until },
        // Nothing is played there yet: it keeps purses alone.
        ...{ rebate: '0.20', badge: '', opens: 'none', frame: true },
      },
    ]);
    await close(cards, 'off');
    expect((await move('2', '100', cards)).state).toBe('done');
  });

  it('is shown to nobody but its member', async () => {
    const requestId = randomUUID();
    await move('1', '100', slots, { requestId });
    member = await joinMember(running, clock, `other${10 + members}`);
    expect((await refusal(venue.transferState, { operationId: requestId }))[0]).toBe('not-found');
    expect(await at(slots)).toBe('0');
  });
});

/** A transfer of 100 whose venue said another amount. */
async function parked(direction: 'in' | 'out', reported: bigint) {
  const { db } = running.platform;
  const owner = { siteId: '1001', memberId: member.userId, operationId: randomUUID() };
  const asked = { ...owner, venue: slots, direction, amount: 100_00n, at: clock.now() };
  const { id } = await startTransfer(db, asked, { mayTransferIn });
  const outcome = { kind: 'done', id, amount: reported } as const;
  const claimed = await callersClaim(running.platform, id);
  await recordOutcome(running.platform, claimed, { call: 'send', outcome, at: clock.now() });
  return id;
}

describe('a transfer whose answer the venue loses', () => {
  it.each([
    ['lose-answer', ['9850', '0', '150'], 'done'],
    ['lose-request', ['9950', '0', '50'], 'refused'],
  ] as const)(
    '(%s) is unknown and locked, until the venue says what became of it',
    async (plan, money, end) => {
      await move('1', '50');
      await post({ id: slots, plan });
      const { state, operationId } = await move('1', '100');
      expect(state).toBe('unknown');
      expect(await balance()).toMatchObject({
        balance: '9850',
        lockMoney: '100',
        lockedBy: { transfers: '100' },
      });
      const freeAlone = await member.client.call(transfer.getBalance, { withLockMoney: 0 });
      expect(freeAlone).toEqual({ balance: '9850', centerWalletBalance: '9850', usdtBalance: '0.00' });
      expect((await all()).totalMoney).toBe('10000');
      clock.advance(1_000);
      await running.catchUp();
      const [answer] = await member.client.call(venue.transferState, { operationId });
      expect(answer?.state).toBe(end);
      const { balance: free, lockMoney } = await balance();
      expect([free, lockMoney, await at(slots)]).toEqual(money);
      expect(await member.client.call(venue.transferState, {})).toEqual([]);
    },
  );
});

it('a purse that differs from what its venue says is found, and one with an open transfer waits for its end', async () => {
  const found = async () =>
    (await (await fetch(running.url + page)).text()).includes(`${member.userId}</td>`);
  await move('1', '100');
  expect(await found()).toBe(false);
  const atVenue = referenceVenue(running.platform.db, slots);
  await atVenue.deposit({ id: `planted:${member.userId}`, player: member.userId, amount: 1n });
  expect(await found()).toBe(true);
  await post({ id: slots, plan: 'lose-answer' });
  await move('1', '100');
  expect(await found()).toBe(false);
  clock.advance(1_000);
  await running.catchUp();
  expect(await found()).toBe(true);
});

describe('a parked transfer', () => {
  it.each([
    ['in', 90_00n, 'confirm-reported', ['9910', '0']],
    ['in', 90_00n, 'confirm', ['9900', '0']],
    ['in', 90_00n, 'undo', ['10000', '0']],
    ['out', 110_00n, 'confirm-reported', ['10110', '0']],
    ['out', 110_00n, 'undo', ['10000', '0']],
  ] as const)('%s is settled once by an operator: %s %s', async (direction, reported, action, money) => {
    const id = await parked(direction, reported);
    const [shown] = await member.client.call(venue.transferState, {});
    expect(shown).toMatchObject({ transferNo: id, state: 'parked', finishedAt: 0 });
    const { lockedBy } = await balance();
    expect(lockedBy?.transfers).toBe(direction === 'in' ? '100' : '0');
    expect(await (await fetch(running.url + page)).text()).toContain('场馆金额不符');
    expect(await post({ id, action })).toBe(200);
    expect(await post({ id, action })).toBe(409);
    const { balance: free, lockMoney } = await balance();
    expect([free, lockMoney]).toEqual(money);
  });

  it('into a venue that says more than was sent is never confirmed with that', async () => {
    const id = await parked('in', 110_00n);
    expect(await post({ id, action: 'confirm-reported' satisfies OperatorAction })).toBe(409);
    expect(await post({ id, action: 'confirm' })).toBe(200);
  });

  it('is not settled by a form without its token or of another origin', async () => {
    const id = await parked('in', 90_00n);
    const body = new URLSearchParams({ id, action: 'confirm', token: 'x' });
    for (const origin of [running.url, 'http://evil.example'])
      expect((await fetch(running.url + page, { method: 'POST', headers: { origin }, body })).status).toBe(
        403,
      );
    expect(await post({ id, action: 'confirm' })).toBe(200);
  });
});

describe('recalling everything', () => {
  it('empties every venue with a transfer each, what was won there too, and says what is left where', async () => {
    await move('1', '100');
    await move('1', '200', cards);
    await move('1', '300', 'SHBY');
    const venueOfFish = referenceVenue(running.platform.db, 'SHBY');
    await venueOfFish.deposit({ id: `won:${member.userId}`, player: member.userId, amount: 55_55n });
    await close(cards, 'on');
    const requestId = randomUUID();
    const first = await member.client.call(venue.recycle, {}, { requestId });
    expect(first).toMatchObject({
      arrived: '455.55',
      left: [{ channelCode: cards, name: '龙湖棋牌', reason: 'maintenance' }],
      centerWalletBalance: '9855.55',
    });
    expect(first.transfers.map(({ channelCode, state }) => [channelCode, state])).toEqual([
      [slots, 'done'],
      ['SHBY', 'done'],
    ]);
    await close(cards, 'off');
    const again = await member.client.call(venue.recycle, {}, { requestId });
    expect([again.arrived, again.transfers, again.left]).toEqual([
      first.arrived,
      first.transfers,
      first.left,
    ]);
    const rest = await member.client.call(venue.recycle, {});
    expect([rest.arrived, rest.centerWalletBalance]).toEqual(['200', '10055.55']);
    const empty = await member.client.call(venue.recycle, {});
    expect(empty).toMatchObject({ arrived: '0', transfers: [], left: [] });
  });

  it('pays what a corrected result took back meanwhile, and each transfer says how much went to it', async () => {
    const { db } = running.platform;
    const bet = { memberId: member.userId, at: clock.now() };
    const correct = await winOf(db, { ...bet, payout: 1_000_00n });
    await move('1', '900');
    await move('1', '10000', cards);
    await correct();
    expect(await all()).toMatchObject({ totalMoney: '10900', centerWalletBalance: '0', owed: '1000' });
    const requestId = randomUUID();
    for (const _ of ['first', 'again']) {
      const { arrived, transfers, centerWalletBalance } = await member.client.call(
        venue.recycle,
        {},
        { requestId },
      );
      expect([arrived, centerWalletBalance]).toEqual(['10900', '9900']);
      const repaid = transfers.reduce((sum, each) => sum + Number(each.repaid), 0);
      expect(repaid).toBe(1000);
    }
    expect(await all()).toMatchObject({ totalMoney: '9900', owed: '0' });
  });

  it('leaves a venue whose last transfer back is still open', async () => {
    await move('1', '100');
    const owner = { siteId: '1001', memberId: member.userId, operationId: randomUUID() };
    const asked = { ...owner, venue: slots, direction: 'out' as const, amount: 10_00n, at: clock.now() };
    const { id } = await startTransfer(running.platform.db, asked, { mayTransferIn });
    const { transfers, left } = await member.client.call(venue.recycle, {});
    expect([transfers, left]).toMatchObject([[], [{ channelCode: slots, reason: 'transfer-running' }]]);
    const [said, data] = await refusal(venue.transfer, { channelCode: slots, amount: '5', ty: '2' });
    expect([said, data]).toEqual([
      'frequent-submission',
      { reason: 'transfer-running', transferNo: id, operationId: owner.operationId },
    ]);
    clock.advance(10_000);
    await running.catchUp();
    expect((await member.client.call(venue.recycle, {})).arrived).toBe('100');
  });
});

it('the switch of automatic transfers is the member’s, and off at first', async () => {
  expect((await all()).autoTransfer).toBe(false);
  for (const [on, is] of [
    [1, true],
    [1, true],
    [0, false],
  ] as const) {
    expect(await member.client.call(status.setAutoTransferStatus, { status: on })).toEqual({
      autoTransfer: is,
    });
    expect((await all()).autoTransfer).toBe(is);
  }
});

describe('a conversion', () => {
  const quote = () => member.client.call(transfer.getTransferRate, {});
  const change = (to: 'USDT' | 'CNY', amount: string, quoteId: string) =>
    member.client.call(transfer.utcTransfer, { to, amount, quoteId });

  it('opens the purse of USDT, goes by the locked rate, and back again gains nothing', async () => {
    const { quoteId, rate: locked } = await quote();
    const there = await change('USDT', '1000', quoteId);
    expect([locked, there.usdt, there.centerWalletBalance]).toEqual(['7.1234', '140.382401', '9000']);
    expect(await balance()).toMatchObject({ balance: '9000', lockMoney: '0', usdtBalance: '140.382401' });
    const back = await change('CNY', '140.382401', quoteId);
    expect([back.yuan, back.centerWalletBalance, back.usdtBalance]).toEqual(['999.99', '9999.99', '0.00']);
  });

  it('at a rate that is not the newest any more is refused with that, buying and selling', async () => {
    rate = '7.25';
    const old = await quote();
    await change('USDT', '5000', old.quoteId);
    rate = '8';
    for (const [to, amount] of [
      ['USDT', '5000'],
      ['CNY', '600'],
    ] as const) {
      const [said, data] = await refusal(transfer.utcTransfer, { to, amount, quoteId: old.quoteId });
      expect([said, data]).toMatchObject(['invalid-parameter', { reason: 'conversion-rate', rate: '8' }]);
    }
    expect(await balance()).toMatchObject({ balance: '5000', usdtBalance: '689.655172' });
    const [, fresh] = await refusal(transfer.utcTransfer, { to: 'CNY', amount: '600', quoteId: old.quoteId });
    const { quoteId } = fresh as unknown as { quoteId: string };
    expect((await change('CNY', '600', quoteId)).yuan).toBe('4800');
  });

  it('after 60 seconds is refused with a new rate, and so is a rate of another member or an invented one', async () => {
    const { quoteId } = await quote();
    clock.advance(60_000);
    rate = '7.2';
    const request = { to: 'USDT', amount: '100' } as const;
    const [said, data] = await refusal(transfer.utcTransfer, { ...request, quoteId });
    expect([said, data]).toMatchObject(['invalid-parameter', { reason: 'conversion-rate', rate: '7.2' }]);
    const fresh = (data as unknown as { quoteId: string }).quoteId;
    const [, end, signature] = fresh.split('~');
    const invented = await refusal(transfer.utcTransfer, { ...request, quoteId: `1~${end}~${signature}` });
    expect(invented).toMatchObject(['invalid-parameter', { reason: 'conversion-rate' }]);
    expect((await change('USDT', '100', fresh)).usdt).toBe('13.888888');
    member = await joinMember(running, clock, `thief${10 + members}`);
    const stolen = await refusal(transfer.utcTransfer, { ...request, quoteId: fresh });
    expect(stolen).toMatchObject(['invalid-parameter', { reason: 'conversion-rate' }]);
  });

  it('sent again under its id converts once, even after its rate is over', async () => {
    const { quoteId } = await quote();
    const request = { to: 'USDT', amount: '100', quoteId } as const;
    const requestId = randomUUID();
    const first = await member.client.call(transfer.utcTransfer, request, { requestId });
    clock.advance(120_000);
    const again = await member.client.call(transfer.utcTransfer, request, { requestId });
    expect(again.conversionNo).toBe(first.conversionNo);
    expect(await balance()).toMatchObject({ balance: '9900' });
  });

  it.each([
    ['USDT', '10000.01', { reason: 'conversion-balance', free: '10000' }],
    ['CNY', '123456.123456', { reason: 'conversion-balance', free: '0.00' }],
    ['CNY', '0.5', { reason: 'conversion-balance', free: '0.00' }],
    ['CNY', '0.001', { reason: 'conversion-minimum' }],
    ['USDT', '0', { reason: 'conversion-minimum' }],
    ['USDT', '1.001', null],
  ] as const)('to %s of %s is refused and changes nothing', async (to, amount, data) => {
    const { quoteId } = await quote();
    expect(await refusal(transfer.utcTransfer, { to, amount, quoteId })).toEqual(['invalid-parameter', data]);
    expect(await balance()).toMatchObject({ balance: '10000', usdtBalance: '0.00' });
  });
});
