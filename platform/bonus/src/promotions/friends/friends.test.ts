import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day, hour, minute, periodAt } from '@lobby/calendar';
import type { RuleOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { addCreditedOrder } from '@lobby/platform-testing/money/credited-order';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { publishPromotion, spentOf } from '../testing/published.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const clock = movableClock(() => Date.UTC(2026, 10, 28, 1));
const siteId = '1001';
const { promotion, activityTopGift, userSession } = contract;
let running: RunningPlatform;
let names = 0;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

const rule = (change: Partial<RuleOf<'friends'>> = {}): RuleOf<'friends'> => ({
  kind: 'friends',
  conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  friend: { gift: '18', bound: [], deposit: '100', turnover: '200' },
  withinDays: 5,
  mostAMonth: 10,
  ...change,
});

const db = () => running.platform.db;

/** Whoever registers, by a code or without. */
async function newcomer(
  codes: { iCode?: string; rCode?: string } = {},
  { site = siteId, deviceId }: { site?: string; deviceId?: string } = {},
) {
  names += 1;
  const name = `friend${names}`;
  const client = testClient(running.url, site, { now: () => clock.now(), ...(deviceId && { deviceId }) });
  const { userId: memberId } = await client.join(name, undefined, codes);
  return {
    ...{ client, memberId, name, shown: `f***${name.at(-1)}` },
    deposits: (yuan: number, at = clock.now()) =>
      addCreditedOrder(db(), { siteId: site, memberId, fen: BigInt(yuan * 100), at }),
    /** A bet of now that is settled with so much valid turnover. */
    async stakes(yuan: number) {
      names += 1;
      const noted = { siteId: site, memberId, category: 'TY' as const, valid: BigInt(yuan * 100) };
      const bet = { ...noted, id: `${memberId}/${names}`, placedAt: clock.now(), at: clock.now() };
      await db()
        .transaction()
        .execute(trx => noteValid(trx, bet));
    },
    async qualifies() {
      await this.deposits(100);
      await this.stakes(200);
    },
    is: (change: { real_name?: string; birthday?: string; frozen_at?: bigint | null }) =>
      db().updateTable('members').set(change).where('id', '=', memberId).execute(),
  };
}

/** A member who joined a new invitation, with their code. The one before is over. */
async function inviter(of: RuleOf<'friends'> = rule(), endsAt = clock.now() + 10 * day) {
  await db()
    .updateTable('promotions')
    .set({ closed_at: BigInt(clock.now()) })
    .where('closed_at', 'is', null)
    .where('rule', 'like', '%"kind":"friends"%')
    .execute();
  const row = await publishPromotion(db(), of, clock.now(), { endsAt });
  const one = await newcomer();
  expect((await one.client.send(promotion.joinActivity, { id: String(row.id) })).status_code).toBe(
    codeOf('success'),
  );
  const page = async () => (await one.client.call(promotion.config, { kind: 'friends' })).promotions[0];
  const sees = async () => {
    const found = (await page())?.own?.invitation;
    if (!found) throw new Error('the member has joined an invitation');
    return found;
  };
  return {
    ...one,
    ...{ row, page, sees, code: (await sees()).code },
    states: async () => (await sees()).friends.map(({ state, reason }) => reason || state),
    gifts: async () =>
      (await one.client.call(activityTopGift.exchangeRecord, {})).list.map(({ amount }) => amount),
    async login() {
      const account = { name: one.name, password: md5('lobby2026x') };
      one.client.token = (await one.client.call(userSession.login, account)).token;
    },
  };
}

describe('the code of a member', () => {
  it('is drawn once, of eight characters that are not mistaken for others', async () => {
    const one = await inviter();
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await one.sees()).code).toBe(one.code);
    expect((await inviter()).code).not.toBe(one.code);
  });

  it('is read however it is typed', async () => {
    const one = await inviter();
    await newcomer({ iCode: ` ${one.code.toLowerCase().slice(0, 4)}-${one.code.slice(4)}` });
    expect(await one.states()).toEqual(['registered']);
  });

  it.each([
    ['was never drawn', 'ZZZZZZZZ'],
    ['is no code', '"><script>码'],
    ['is too long', '7'.repeat(64)],
  ])('that %s keeps nobody from registering', async (_, iCode) => {
    const one = await inviter();
    const other = await newcomer({ iCode });
    expect(other.client.token).not.toBe('');
    expect(await one.states()).toEqual([]);
  });

  it('of another site brings no friend', async () => {
    const one = await inviter();
    await newcomer({ iCode: one.code }, { site: '1002' });
    expect(await one.states()).toEqual([]);
  });

  it('gives way to the code of an agent', async () => {
    const one = await inviter();
    await newcomer({ iCode: one.code, rCode: 'AGENT1' });
    expect(await one.states()).toEqual([]);
  });

  it('counts at the registration alone, so an inviter is never invited by a friend', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code });
    await friend.client.call(promotion.joinActivity, { id: String(one.row.id) });
    const { promotions } = await friend.client.call(promotion.config, { kind: 'friends' });
    const iCode = promotions[0]?.own?.invitation?.code ?? '';
    expect(iCode).not.toBe('');
    // The account is there: the name is taken, whatever code comes with it.
    const again = { name: one.name, password: md5('lobby2026x'), secondPassword: md5('lobby2026x'), iCode };
    expect((await one.client.send(userSession.register, again)).status_code).toBe(codeOf('data-exists'));
    await one.login();
    const rows = await db()
      .selectFrom('invited_members')
      .selectAll()
      .where('inviter_id', '=', friend.memberId)
      .execute();
    expect(rows).toEqual([]);
    expect(await one.states()).toEqual(['registered']);
  });
});

describe('an invitation', () => {
  it('tells who came, what each still has to do without amounts, and pays once when it is done', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code });
    expect((await one.sees()).friends).toEqual([
      {
        ...{ name: friend.shown, registeredAt: clock.now(), until: clock.now() + 5 * day },
        ...{ state: 'registered', missing: ['deposit', 'turnover'], reason: '' },
      },
    ]);
    await friend.deposits(60);
    await friend.deposits(40);
    expect((await one.sees()).friends[0]).toMatchObject({ state: 'qualifying', missing: ['turnover'] });
    await friend.stakes(200);
    expect(await one.states()).toEqual(['qualified']);
    expect(await one.sees()).toMatchObject({ registered: 1, qualified: 1, gifts: '18' });
    await friend.stakes(500);
    expect(await one.states()).toEqual(['qualified']);
    expect(await one.gifts()).toEqual(['18']);
    expect(await spentOf(db(), one.row.id)).toBe(18_00n);
  });

  it('is shown to a visitor without a code', async () => {
    const one = await inviter();
    const visitor = testClient(running.url, siteId, { now: () => clock.now() });
    const { promotions } = await visitor.call(promotion.config, { kind: 'friends' });
    expect(promotions).toMatchObject([{ id: String(one.row.id), own: null }]);
  });

  it('that is over is shown as the last one', async () => {
    const one = await inviter(rule(), clock.now() + hour);
    clock.advance(2 * hour);
    await one.login();
    expect((await one.page())?.id).toBe(String(one.row.id));
  });

  it('does not count a friend on a device of the inviter', async () => {
    const one = await inviter();
    const { deviceId } = one.client;
    await (await newcomer({ iCode: one.code }, { deviceId })).qualifies();
    expect(await one.states()).toEqual(['self']);
    expect(await one.gifts()).toEqual([]);
  });

  it('does not count a friend who is the inviter by name and birthday, in whatever script', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code });
    await one.is({ real_name: '张伟', birthday: '1990-11-28' });
    await friend.is({ real_name: '張偉', birthday: '1990-11-28' });
    await friend.qualifies();
    expect(await one.states()).toEqual(['self']);
  });

  it('does not count a friend on whose device the inviter logs in later', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code }, { deviceId: 'phone-of-a-friend' });
    await db()
      .insertInto('known_devices')
      .values({ member_id: one.memberId, device_id: 'phone-of-a-friend', seen_at: 1n })
      .execute();
    await friend.qualifies();
    expect(await one.states()).toEqual(['self']);
  });

  it('counts the first of two friends on one device, and none on the device of a member', async () => {
    const one = await inviter();
    await newcomer({}, { deviceId: 'device-of-a-member' });
    for (const deviceId of ['new-device', 'new-device', 'device-of-a-member'])
      await (await newcomer({ iCode: one.code }, { deviceId })).qualifies();
    expect(await one.states()).toEqual(['repeated', 'repeated', 'qualified']);
    expect(await one.gifts()).toEqual(['18']);
  });

  it('counts a friend whose device only members of another site know', async () => {
    const one = await inviter();
    await newcomer({}, { site: '1002', deviceId: 'device-of-another-site' });
    await (await newcomer({ iCode: one.code }, { deviceId: 'device-of-another-site' })).qualifies();
    expect(await one.states()).toEqual(['qualified']);
  });

  it('counts a friend of the same address, unless the rule compares addresses', async () => {
    const loose = await inviter();
    await (await newcomer({ iCode: loose.code })).qualifies();
    expect(await loose.states()).toEqual(['qualified']);
    const strict = await inviter(rule({ conditions: { minGrade: 0, bound: [], once: ['address'] } }));
    await (await newcomer({ iCode: strict.code })).qualifies();
    expect(await strict.states()).toEqual(['self']);
  });

  it('gives nothing for a frozen friend or one in a pause, and gives it when that is over', async () => {
    const one = await inviter();
    const [frozen, paused] = [await newcomer({ iCode: one.code }), await newcomer({ iCode: one.code })];
    await frozen.is({ frozen_at: 1n });
    await pauseMember(db(), paused.memberId, { now: clock.now(), until: clock.now() + hour });
    for (const friend of [frozen, paused]) await friend.qualifies();
    expect(await one.states()).toEqual(['account', 'account']);
    await frozen.is({ frozen_at: null });
    clock.advance(2 * hour);
    await one.login();
    expect(await one.states()).toEqual(['qualified', 'qualified']);
  });

  it('gives nothing to an inviter who is frozen', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code });
    await friend.qualifies();
    await one.is({ frozen_at: 1n });
    clock.advance(11 * minute);
    await running.catchUp();
    expect(await spentOf(db(), one.row.id)).toBe(0n);
    await one.is({ frozen_at: null });
    clock.advance(11 * minute);
    await running.catchUp();
    expect(await spentOf(db(), one.row.id)).toBe(18_00n);
  });

  it('shows and gives an inviter in a pause nothing', async () => {
    const one = await inviter();
    await (await newcomer({ iCode: one.code })).qualifies();
    await pauseMember(db(), one.memberId, { now: clock.now(), until: clock.now() + day });
    const { pause, promotions } = await one.client.call(promotion.config, { kind: 'friends' });
    expect([pause?.kind, promotions]).toEqual(['time-out', []]);
    clock.advance(11 * minute);
    await running.catchUp();
    expect(await spentOf(db(), one.row.id)).toBe(0n);
  });

  it('does not count what a friend does too late', async () => {
    const one = await inviter();
    const friend = await newcomer({ iCode: one.code });
    await friend.deposits(100);
    clock.advance(5 * day);
    await friend.stakes(200);
    await one.login();
    expect(await one.states()).toEqual(['expired']);
  });

  it('counts what was done in time when it is looked at later', async () => {
    const one = await inviter();
    await (await newcomer({ iCode: one.code })).qualifies();
    clock.advance(6 * day);
    await one.login();
    expect(await one.states()).toEqual(['qualified']);
  });

  it('counts friends who registered after the member joined, and before the end', async () => {
    const one = await inviter();
    const early = await newcomer({ iCode: one.code });
    clock.advance(minute);
    const id = String((await publishPromotion(db(), rule(), clock.now())).id);
    await db()
      .updateTable('promotions')
      .set({ closed_at: BigInt(clock.now()) })
      .where('id', '=', one.row.id)
      .execute();
    await one.client.call(promotion.joinActivity, { id });
    await early.qualifies();
    await newcomer({ iCode: one.code });
    expect(await one.states()).toEqual(['registered']);
  });

  it('pays so many friends of a month, and the next ones in the month after', async () => {
    const { end } = periodAt('month', clock.now());
    const one = await inviter(rule({ mostAMonth: 1 }), end + 3 * day);
    for (const _ of [1, 2]) await (await newcomer({ iCode: one.code })).qualifies();
    expect(await one.states()).toEqual(['waiting', 'qualified']);
    clock.advance(end - clock.now());
    await one.login();
    expect(await one.states()).toEqual(['qualified', 'qualified']);
    expect(await one.gifts()).toEqual(['18', '18']);
  });

  it('that ended with a month pays nobody over its limit in the days after', async () => {
    const { end } = periodAt('month', clock.now());
    const one = await inviter(rule({ mostAMonth: 1 }), end);
    for (const _ of [1, 2, 3]) await (await newcomer({ iCode: one.code })).qualifies();
    expect(await one.states()).toEqual(['waiting', 'waiting', 'qualified']);
    clock.advance(end + hour - clock.now());
    await one.login();
    expect(await one.states()).toEqual(['limit', 'limit', 'qualified']);
    expect(await one.gifts()).toEqual(['18']);
  });

  it('a gift that the budget of a day does not pay waits for the next day, and the friend is told as waiting', async () => {
    const perPeriod = { period: 'day', most: '20' } as const;
    const one = await inviter(rule({ budget: { total: '1000', perMember: '500', perPeriod } }));
    for (const _ of [1, 2]) await (await newcomer({ iCode: one.code })).qualifies();
    const { friends } = await one.sees();
    expect(friends.map(({ state, reason }) => [state, reason])).toEqual([
      ['waiting', 'budget-period'],
      ['qualified', ''],
    ]);
    clock.advance(day);
    await one.login();
    expect(await one.states()).toEqual(['qualified', 'qualified']);
  });

  it('pays whole gifts to the last yuan of its budget, and says so of the next', async () => {
    const one = await inviter(rule({ budget: { total: '36', perMember: '36' } }));
    for (const _ of [1, 2, 3]) await (await newcomer({ iCode: one.code })).qualifies();
    expect(await one.states()).toEqual(['budget', 'qualified', 'qualified']);
    expect(await spentOf(db(), one.row.id)).toBe(36_00n);
  });
});
