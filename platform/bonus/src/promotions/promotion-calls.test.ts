import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { beijingDate, day, minute, periodAt } from '@lobby/calendar';
import type { GameCategory } from '@lobby/funds';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forfeitGrants, giftsGivenUp, restoreGrants } from '../grants/forfeit-grants.ts';
import { noteValid } from '../turnover/index.ts';
import { publishPromotion } from './testing/published.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const morning = Date.UTC(2026, 10, 28, 1);
const siteId = '1001';
const { promotion, activityTopGift, advertising, userSession } = contract;
const clock = movableClock(() => morning);
let running: RunningPlatform;
let names = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const signing: PromotionRule = { ...shared, kind: 'sign-in', gifts: ['1', '2', '3'], makeUps: 1 };

/** Publishes a promotion that runs from now on for ten days. @returns its id. */
async function publish(
  rule: PromotionRule,
  change: { site?: string; excludes?: string } = {},
): Promise<string> {
  const { site = siteId, excludes = '' } = change;
  const names = { 'zh-CN': '优惠', 'zh-TW': '优惠 繁' };
  const written = { siteId: site, names, excludes };
  return String((await publishPromotion(running.platform.db, rule, clock.now(), written)).id);
}

async function player(site = siteId, deviceId?: string) {
  names += 1;
  const client = testClient(running.url, site, { now: () => clock.now(), ...(deviceId && { deviceId }) });
  const name = `joiner${names}`;
  const { userId: memberId } = await client.join(name);
  return {
    client,
    memberId,
    /** So much later, in a session of then. */
    async later(ms: number) {
      clock.advance(ms);
      const account = { name, password: md5('lobby2026x') };
      client.token = (await client.call(userSession.login, account)).token;
    },
    join: (id: string, day?: string) => client.send(promotion.joinActivity, { id, ...(day && { day }) }),
    check: (id: string) => client.call(promotion.verification, { id }),
    see: async (id: string) => (await client.call(promotion.config, { id })).promotions[0],
    claim: (id: string) => client.send(promotion.confirmInfo, { id }),
    gifts: async () => (await client.call(activityTopGift.exchangeRecord, {})).list,
    balance: async () => Number((await client.call(userSession.memberInfo, {})).balance),
    async stakes(yuan: number, name = `${clock.now()}`, category: GameCategory = 'TY') {
      const [at, valid] = [clock.now(), BigInt(yuan) * 100n];
      const bet = { siteId: site, memberId, id: `${memberId}/${name}`, category, valid };
      await running.platform.db.transaction().execute(trx => noteValid(trx, { ...bet, placedAt: at, at }));
    },
  };
}

it('a visitor reads the promotions of the site with their terms, and nothing of anybody', async () => {
  const id = await publish(signing);
  const visitor = testClient(running.url, siteId, { now: () => clock.now() });
  const { promotions } = await visitor.call(promotion.config, {});
  const found = promotions.find(one => one.id === id);
  expect(found).toMatchObject({ rule: { kind: 'sign-in', gifts: ['1', '2', '3'] }, own: null });
  expect((await visitor.send(promotion.joinActivity, { id })).status_code).toBe(codeOf('login-expired'));
  const [traditional] = (await visitor.call(promotion.config, { id, langx: 'zh-TW' })).promotions;
  expect(traditional?.name).toMatch(/繁$/);
});

it('a promotion of another site, and a draft, are not found', async () => {
  const elsewhere = await publish(signing, { site: '1002' });
  const member = await player();
  for (const id of [elsewhere, '999999'])
    for (const answer of [await member.join(id), await member.client.send(promotion.config, { id })])
      expect(answer.status_code).toBe(codeOf('not-found'));
});

it('signing in on a day brings its gift once, however often it is asked for', async () => {
  const id = await publish(signing);
  const member = await player();
  expect(await member.see(id)).toMatchObject({ own: { joinedAt: 0, steps: [] } });
  const answers = await Promise.all([member.join(id), member.join(id), member.join(id)]);
  expect(new Set(answers.map(answer => answer.status_code))).toEqual(new Set([codeOf('success')]));
  expect(await member.gifts()).toMatchObject([
    { source: 'promotion', promotionId: id, amount: '1', need: '0' },
  ]);
  const before = await member.balance();
  const [gift] = await member.gifts();
  await Promise.all([member.claim(gift?.id ?? ''), member.claim(gift?.id ?? '')]);
  expect(await member.balance()).toBe(before + 1);
});

it('gifts of signing in grow with the days of a row, and one missed day of a month may be made up', async () => {
  const id = await publish(signing);
  const member = await player();
  await member.join(id);
  await member.later(2 * day);
  await member.join(id);
  expect((await member.gifts()).map(({ amount }) => amount)).toEqual(['1', '1']);
  await member.join(id, beijingDate(clock.now() - day));
  expect((await member.gifts()).map(({ amount }) => amount).sort()).toEqual(['1', '1', '2']);
  expect((await member.join(id, beijingDate(clock.now() - 4 * day))).data).toMatchObject({
    reason: 'sign-day',
  });
});

it('a gift that asks for turnover is paid when it has been staked, and once', async () => {
  const rule: PromotionRule = { ...signing, gifts: ['10'], turnover: { multiple: 5, group: 'sport' } };
  const id = await publish(rule);
  const member = await player();
  await member.join(id);
  const [gift] = await member.gifts();
  expect(gift).toMatchObject({ amount: '10', need: '50', done: '0' });
  const early = await member.claim(gift?.id ?? '');
  expect(early).toMatchObject({
    status_code: codeOf('warning'),
    data: { reason: 'grant-turnover', turnoverLeft: '50' },
  });
  await member.stakes(30);
  expect(await member.gifts()).toMatchObject([{ done: '30' }]);
  await member.stakes(30, 'more');
  const before = await member.balance();
  await member.claim(gift?.id ?? '');
  await member.claim(gift?.id ?? '');
  expect(await member.balance()).toBe(before + 10);
});

it('turnover in all games fills what a gift asks for in all of them', async () => {
  const { db } = running.platform;
  await db.updateTable('sites').set({ bonus_rules: 'open' }).where('id', '=', siteId).execute();
  const id = await publish({ ...signing, gifts: ['10'], turnover: { multiple: 11, group: 'all' } });
  const member = await player();
  await member.join(id);
  const [gift] = await member.gifts();
  expect(gift).toMatchObject({ amount: '10', need: '110', done: '0' });
  await member.stakes(60, 'sport');
  await member.stakes(50, 'slots', 'DZ');
  const before = await member.balance();
  await member.claim(gift?.id ?? '');
  expect(await member.balance()).toBe(before + 10);
  await db.updateTable('sites').set({ bonus_rules: 'fair' }).where('id', '=', siteId).execute();
});

it('a withdrawal gives up what is not staked for, says so before, and one that comes back restores it', async () => {
  const rule: PromotionRule = { ...signing, gifts: ['10'], turnover: { multiple: 5, group: 'sport' } };
  const id = await publish(rule);
  const member = await player();
  await member.join(id);
  const [gift] = await member.gifts();
  const { db } = running.platform;
  const asked = { memberId: member.memberId, at: clock.now() };
  expect(await giftsGivenUp(db, asked)).toBe(10_00n);
  await db.transaction().execute(trx => forfeitGrants(trx, { ...asked, by: 'withdrawal:W1' }));
  expect(await giftsGivenUp(db, asked)).toBe(0n);
  expect((await member.claim(gift?.id ?? '')).data).toMatchObject({ reason: 'grant-forfeited' });
  await db.transaction().execute(trx => restoreGrants(trx, 'W1'));
  await member.stakes(50);
  expect((await member.claim(gift?.id ?? '')).status_code).toBe(codeOf('success'));
  expect(await giftsGivenUp(db, asked)).toBe(0n);
});

it('a withdrawal that comes back restores nothing that an exclusion ended meanwhile', async () => {
  const rule: PromotionRule = { ...signing, gifts: ['10'], turnover: { multiple: 5, group: 'sport' } };
  const id = await publish(rule);
  const member = await player();
  await member.join(id);
  const { db } = running.platform;
  const asked = { memberId: member.memberId, at: clock.now() };
  await db.transaction().execute(trx => forfeitGrants(trx, { ...asked, by: 'withdrawal:W3' }));
  await db.transaction().execute(trx => forfeitGrants(trx, { ...asked, by: 'exclusion' }));
  await db.transaction().execute(trx => restoreGrants(trx, 'W3'));
  const [gift] = await member.gifts();
  await member.stakes(50);
  expect((await member.claim(gift?.id ?? '')).data).toMatchObject({ reason: 'grant-forfeited' });
});

it('turnover after a gift was given up, or ran out, goes to the next one', async () => {
  const rule: PromotionRule = { ...signing, gifts: ['10'], turnover: { multiple: 5, group: 'sport' } };
  const { db } = running.platform;
  for (const end of ['given up', 'run out']) {
    const [id, next] = [await publish(rule), await publish(rule)];
    const member = await player();
    await member.join(id);
    const asked = { memberId: member.memberId, at: clock.now() };
    if (end === 'given up')
      await db.transaction().execute(trx => forfeitGrants(trx, { ...asked, by: 'withdrawal:W2' }));
    else await member.later(rule.claimDays * day);
    clock.advance(1);
    await member.join(next);
    await member.stakes(50);
    const gift = (await member.gifts()).find(({ promotionId }) => promotionId === next);
    expect(gift, end).toMatchObject({ done: '50', need: '50' });
    expect((await member.claim(gift?.id ?? '')).status_code, end).toBe(codeOf('success'));
  }
});

it('what a member does not meet is told condition by condition, and keeps them out', async () => {
  const conditions = { minGrade: 2, bound: ['phone' as const], once: [] };
  const id = await publish({ ...signing, conditions });
  const member = await player();
  const told = [
    { condition: 'running', isMet: true },
    { condition: 'grade', isMet: false },
    { condition: 'bound-phone', isMet: false },
    { condition: 'no-other', isMet: true },
    { condition: 'budget-left', isMet: true },
  ];
  expect((await member.see(id))?.own?.conditions).toEqual(told);
  expect(await member.check(id)).toMatchObject({ conditions: told, heldUntil: 0 });
  expect((await member.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
  expect(await member.gifts()).toEqual([]);
});

it('a refused member is told later what was not met then, beside what is so now, until they join', async () => {
  const id = await publish({ ...signing, conditions: { minGrade: 2, bound: [], once: [] } });
  const member = await player();
  expect((await member.see(id))?.own?.refused).toBeNull();
  const at = clock.now();
  expect((await member.join(id)).data).toEqual({ reason: 'promotion-conditions', unmet: ['grade'] });
  clock.advance(minute);
  const grade = { vip_level: 2 };
  await running.platform.db.updateTable('members').set(grade).where('id', '=', member.memberId).execute();
  const own = (await member.see(id))?.own;
  expect(own?.conditions).toContainEqual({ condition: 'grade', isMet: true });
  expect(own?.refused?.at).toBe(at);
  expect(own?.refused?.conditions).toContainEqual({ condition: 'grade', isMet: false });
  expect((await member.join(id)).data.own).toMatchObject({ refused: null });
});

it('of whoever joined the conditions stay as they were found then', async () => {
  const id = await publish({ ...signing, conditions: { minGrade: 2, bound: [], once: [] } });
  const member = await player();
  const rise = (vip_level: number) =>
    running.platform.db.updateTable('members').set({ vip_level }).where('id', '=', member.memberId).execute();
  await rise(2);
  await member.join(id);
  await rise(0);
  const isMet = { condition: 'grade', isMet: true };
  expect((await member.check(id)).conditions).toContainEqual(isMet);
  expect((await member.see(id))?.own?.conditions).toContainEqual(isMet);
});

it('a signed day that the limit of the member does not pay says so, and the day is not missed', async () => {
  const id = await publish({ ...signing, gifts: ['60'], budget: { total: '1000', perMember: '100' } });
  const member = await player();
  await member.join(id);
  await member.later(day);
  await member.join(id);
  expect((await member.see(id))?.own?.steps).toMatchObject([
    { done: '1', state: 'reached', reason: '' },
    { done: '1', state: 'missed', reason: 'budget-member' },
  ]);
});

it('a check holds the device for ten minutes: another account of it may not join meanwhile', async () => {
  const id = await publish({ ...signing, conditions: { minGrade: 0, bound: [], once: ['device'] } });
  const deviceId = 'c0ffee00-0000-4000-8000-00000000cafe';
  const [one, other] = [await player(siteId, deviceId), await player(siteId, deviceId)];
  expect((await one.check(id)).heldUntil).toBe(clock.now() + 10 * 60_000);
  expect((await other.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
  expect((await one.join(id)).status_code).toBe(codeOf('success'));
  clock.advance(11 * minute);
  expect((await other.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
});

it('a held place ends after ten minutes to the millisecond, and is for whoever comes then', async () => {
  const id = await publish({ ...signing, conditions: { minGrade: 0, bound: [], once: ['device'] } });
  const deviceId = 'c0ffee00-0000-4000-8000-00000000beef';
  const [one, other] = [await player(siteId, deviceId), await player(siteId, deviceId)];
  const { heldUntil } = await one.check(id);
  clock.advance(heldUntil - clock.now() - 1);
  expect((await other.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
  clock.advance(1);
  expect((await other.join(id)).status_code).toBe(codeOf('success'));
  expect((await one.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
});

it('a rule that is changed is for those who join then: whoever was in it is given what it said before', async () => {
  const id = await publish(signing);
  const [before, after] = [await player(), await player()];
  await before.join(id);
  const rule = JSON.stringify({ ...signing, gifts: ['50', '40'] });
  await running.platform.db.updateTable('promotions').set({ rule }).where('id', '=', Number(id)).execute();
  await after.join(id);
  await before.later(day);
  await after.later(0);
  for (const member of [before, after]) await member.join(id);
  const amounts = async (member: typeof before) => (await member.gifts()).map(({ amount }) => amount).sort();
  expect([await amounts(before), await amounts(after)]).toEqual([
    ['1', '2'],
    ['40', '50'],
  ]);
});

it('of promotions that exclude each other a member is in one at a time', async () => {
  const [first, second] = [
    await publish(signing, { excludes: 'signs' }),
    await publish(signing, { excludes: 'signs' }),
  ];
  const member = await player();
  await member.join(first);
  expect((await member.join(second)).data).toMatchObject({ reason: 'promotion-conditions' });
  const { conditions } = await member.check(second);
  expect(conditions).toContainEqual({ condition: 'no-other', isMet: false });
});

it('a gift that the budget does not pay whole is not given, and its step is missed', async () => {
  const id = await publish({ ...signing, gifts: ['60'], budget: { total: '100', perMember: '100' } });
  const [first, second, third] = [await player(), await player(), await player()];
  expect((await first.join(id)).data.own?.steps).toMatchObject([{ state: 'reached' }]);
  expect((await second.join(id)).data).toMatchObject({ reason: 'promotion-conditions' });
  expect((await third.check(id)).conditions).toContainEqual({ condition: 'budget-left', isMet: false });
  expect(await second.gifts()).toEqual([]);
});

it('a week of bets pays the highest step that it reached, after it is over', async () => {
  const tiers = [
    { need: '100', gift: '1' },
    { need: '500', gift: '7' },
  ];
  const id = await publish({ ...shared, kind: 'betting', period: 'week', tiers });
  const member = await player();
  await member.join(id);
  await member.stakes(600);
  expect((await member.see(id))?.own?.steps).toMatchObject([
    { done: '600', need: '100', state: 'waiting' },
    { done: '600', need: '500', state: 'waiting' },
  ]);
  expect(await member.gifts()).toEqual([]);
  const week = periodAt('week', clock.now()).start;
  await member.later(8 * day);
  await running.catchUp();
  expect(await member.gifts()).toMatchObject([{ amount: '7', period: `${id}/${beijingDate(week)}` }]);
});

it('what is advertised is what the member has not joined', async () => {
  const member = await player('1002');
  const ads = async () => (await member.client.call(advertising.getMyDiscountAd, {})).map(({ id }) => id);
  await running.platform.db
    .updateTable('promotions')
    .set({ closed_at: 0n })
    .where('site_id', '=', '1002')
    .execute();
  const [joined, other] = [
    await publish(signing, { site: '1002' }),
    await publish(signing, { site: '1002' }),
  ];
  expect(await ads()).toEqual([joined, other]);
  await member.join(joined);
  expect(await ads()).toEqual([other]);
});
