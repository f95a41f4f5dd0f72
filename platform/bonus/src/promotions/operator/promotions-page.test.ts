import { contract } from '@lobby/api-client/contract';
import { beijingDate, day } from '@lobby/calendar';
import { type PromotionKind, type PromotionRule, promotionKinds } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewMembership } from '../review/review.ts';
import { publishPromotion, testNeeds } from '../testing/published.ts';
import { ruleFields } from './rule-fields.ts';
import { fieldWords, optionWords } from './rule-words.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const clock = movableClock(() => Date.UTC(2026, 10, 28, 1));
const siteId = '1001';
const path = '/dev/operator/promotions';
const { promotion } = contract;
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

const page = async (below = '') => (await fetch(running.url + path + below)).text();
/** Sends a form as the page below the list gives it out. */
async function send(fields: Record<string, string>, below = ''): Promise<Response> {
  const token = /name="token" value="([^"]*)"/.exec(await page(below))?.[1] ?? '';
  const headers = { origin: running.url };
  return fetch(running.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ token, ...fields }),
  });
}

const about = (kind: PromotionKind) => ({
  ...{ site: siteId, kind, 'zh-CN': `测试${kind}`, 'zh-TW': `測試${kind}`, excludes: '' },
  ...{ starts: '2026-11-28', ends: '2026-12-31' },
});
const shared = {
  ...{ 'conditions.minGrade': '0', 'conditions.once.device': '1', claimDays: '7' },
  ...{
    'turnover.multiple': '3',
    'turnover.group': 'sport',
    'budget.total': '1000',
    'budget.perMember': '100',
  },
};
const typed: Readonly<Record<PromotionKind, Record<string, string>>> = {
  'first-deposit': { percent: '50', cap: '88', minDeposit: '100' },
  'next-deposit': { percent: '10', cap: '18.5', minDeposit: '100' },
  cashback: { period: 'day', percent: '5', cap: '88', minLoss: '100' },
  betting: { period: 'week', tiers: '1000 8\n5000 48' },
  tasks: { withinDays: '7', tasks: 'bind-phone 3\nfirst-bet 5' },
  'sign-in': { gifts: '1\n2\n3', makeUps: '1' },
  race: { places: '100\n50.5\n50.5' },
  draw: { 'spin.turnover': '100', 'spin.mostADay': '3', segments: '0 60\n1.5 35\n88 5' },
  friends: {
    ...{ 'friend.gift': '38', 'friend.bound.phone': '1', 'friend.deposit': '100', 'friend.turnover': '500' },
    ...{ withinDays: '30', mostAMonth: '5' },
  },
  'gift-code': { gift: '5', codes: '4', uses: '50' },
};
const offered = promotionKinds.filter(kind => kind !== 'gift-code');

it.each(offered)('a promotion of the kind %s that is typed and published is seen by members', async kind => {
  await send({ ...about(kind), ...shared, ...typed[kind] }, `/new/${kind}`);
  const visitor = testClient(running.url, siteId, { now: () => clock.now() });
  const found = async () =>
    (await visitor.call(promotion.config, {})).promotions.find(({ name }) => name === `测试${kind}`);
  expect(await found()).toBeUndefined();
  const { id } = await running.platform.db
    .selectFrom('promotions')
    .select('id')
    .where('name_zh_cn', '=', `测试${kind}`)
    .executeTakeFirstOrThrow();
  const draft = await page(`/forecast/${id}`);
  expect(draft).toContain('预计礼金');
  expect(draft).toContain('>发布</button>');
  await send({ id: String(id), do: 'publish' }, `/forecast/${id}`);
  expect(await page(`/forecast/${id}`)).not.toContain('>发布</button>');
  expect(await found()).toMatchObject({
    rule: { kind, turnover: { multiple: 3, group: 'sport' }, conditions: { once: ['device'] } },
  });
  await send({ id: String(id), do: 'close' });
  expect((await found())?.endsAt).toBe(clock.now());
});

it.each([
  ['betting', { tiers: '1000 8\n500 48' }, '每一档的流水和礼金都要高于上一档。'],
  ['race', { places: '50\n60' }, '每个名次的礼金不能高于上一名。'],
  ['race', { 'budget.total': '200' }, '总预算要够发放：竞赛是所有名次的礼金，转盘是最高的一份。'],
  ['race', { 'budget.perMember': '99' }, '每个会员的上限不能低于最高的一份礼金'],
  ['tasks', { tasks: 'bind-phone 3\nbind-phone 5' }, '同一项任务只能写一次。'],
  ['sign-in', { gifts: '1\nmany' }, '“连续签到的礼金（元）”不正确'],
  ['draw', { segments: '0 60\n0 40' }, '至少要有一格有奖金。'],
  ['draw', { segments: '0 60\n1 many' }, '“转盘奖格”不正确'],
  ['draw', { segments: '0 60\n101 40' }, '每个会员的上限不能低于最高的一份礼金'],
  ['first-deposit', { percent: '500' }, '“比例（%）”不正确'],
  [
    'draw',
    { 'budget.perPeriod.period': 'day', 'budget.perPeriod.most': '8' },
    '每个周期的预算不能低于最高的一份礼金',
  ],
  ['race', { 'turnover.multiple': '11' }, '这个站点的流水最多 10 倍'],
  ['tasks', { 'turnover.group': 'all' }, '这个站点的流水只能限定一组游戏'],
  ['tasks', { 'turnover.multiple': '101' }, '“流水倍数”不正确'],
  ['sign-in', { 'budget.perPeriod.period': 'day' }, '“每个周期最多发放（元）”不正确'],
  ['sign-in', { 'budget.perPeriod.most': '8' }, '“周期预算的周期”不正确'],
  ['gift-code', { codes: '0' }, '请填写 1 到 2000 的整数。'],
  ['gift-code', { uses: '51' }, '全部兑换需要 1020 元，请提高总预算。'],
  ['gift-code', { gift: '101', uses: '1' }, '不能少于一个兑换码的礼金。'],
  ['first-deposit', { ends: '2026-11-01' }, '结束日期不能早于开始日期。'],
] as const)(
  'a form of the kind %s with %o comes back with what was typed and why',
  async (kind, wrong, why) => {
    const answer = await send({ ...about(kind), ...shared, ...typed[kind], ...wrong }, `/new/${kind}`);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(why);
    expect(html).toContain(`测试${kind}`);
  },
);

it('a brand that says otherwise offers turnover in all games; when it does not any more, nobody else joins', async () => {
  const { db } = running.platform;
  const setRules = (bonusRules: string, site = siteId) => send({ site, bonusRules });
  const form = { ...about('sign-in'), ...shared, ...typed['sign-in'], 'zh-CN': '放宽的活动' };
  const unusual = { 'turnover.group': 'all', 'turnover.multiple': '12', 'conditions.once.device': '' };
  const write = async () => (await send({ ...form, ...unusual }, '/new/sign-in')).status;
  expect(await write()).toBe(400);
  expect((await setRules('open', 'nowhere')).status).toBe(404);
  expect((await setRules('open')).status).toBe(200);
  expect(await write()).toBe(200);
  const { id } = await db
    .selectFrom('promotions')
    .select('id')
    .where('name_zh_cn', '=', '放宽的活动')
    .executeTakeFirstOrThrow();
  const publish = async () => (await send({ id: String(id), do: 'publish' }, `/forecast/${id}`)).status;
  await setRules('fair');
  expect(await publish()).toBe(409);
  await setRules('open');
  expect(await publish()).toBe(200);
  const player = async (name: string) => {
    const client = testClient(running.url, siteId, { now: () => clock.now() });
    await client.join(name);
    return {
      join: () => client.send(promotion.joinActivity, { id: String(id) }),
      own: async () => (await client.call(promotion.config, { id: String(id) })).promotions[0]?.own,
    };
  };
  const [before, after] = [await player('opener1'), await player('opener2')];
  expect((await before.join()).data).toMatchObject({ rule: { turnover: { group: 'all', multiple: 12 } } });
  await setRules('fair');
  expect((await after.join()).data).toMatchObject({
    ...{ reason: 'promotion-conditions', unmet: ['terms-allowed'] },
  });
  expect((await after.own())?.refused?.conditions).toContainEqual({
    ...{ condition: 'terms-allowed', isMet: false },
  });
  // Whoever is in it keeps its terms.
  expect((await before.join()).data.own).toMatchObject({ steps: [{ state: 'reached', reason: '' }] });
  expect(await db.selectFrom('sites').select('bonus_rules').where('id', '=', '1002').execute()).toEqual([
    { bonus_rules: 'fair' },
  ]);
});

it('a budget of a period is left out where it is not typed, and kept and forecast where it is', async () => {
  const ruleNamed = async (name: string) => {
    const { db } = running.platform;
    const row = await db
      .selectFrom('promotions')
      .selectAll()
      .where('name_zh_cn', '=', name)
      .executeTakeFirstOrThrow();
    return { id: row.id, budget: JSON.parse(row.rule).budget };
  };
  const limit = { 'budget.perPeriod.period': 'week', 'budget.perPeriod.most': '30' };
  const form = { ...about('sign-in'), ...shared, ...typed['sign-in'] };
  await send({ ...form, 'zh-CN': '没有周期' }, '/new/sign-in');
  await send({ ...form, ...limit, 'zh-CN': '每周一份' }, '/new/sign-in');
  expect((await ruleNamed('没有周期')).budget).toEqual({ total: '1000', perMember: '100' });
  const { id, budget } = await ruleNamed('每周一份');
  expect(budget).toEqual({ total: '1000', perMember: '100', perPeriod: { period: 'week', most: '30' } });
  expect(await page(`/forecast/${id}`)).toContain('每周的预算（元）');
  expect(await page('/new/race')).not.toContain('周期预算的周期');
});

it('the codes of a batch are shown once, and kept as what nobody can read', async () => {
  const html = await (
    await send({ ...about('gift-code'), ...shared, ...typed['gift-code'] }, '/new/gift-code')
  ).text();
  const codes = html.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g) ?? [];
  expect(new Set(codes).size).toBe(4);
  const { db } = running.platform;
  const batch = await db
    .selectFrom('promotions')
    .select('id')
    .where('name_zh_cn', '=', '测试gift-code')
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom('gift_codes').selectAll().where('promotion_id', '=', batch.id).execute();
  expect(kept.map(({ uses, used }) => [uses, used])).toEqual(Array(4).fill([50, 0]));
  const list = await page();
  for (const code of codes) {
    expect(JSON.stringify(kept, (_, value) => String(value))).not.toContain(code.replaceAll('-', ''));
    expect(list).not.toContain(code);
  }
  expect(list).toContain('4 个，已兑换 0 / 200');
});

it('every part of every rule has words on the form', () => {
  for (const kind of promotionKinds)
    for (const { name, control, of } of ruleFields(kind)) {
      expect(fieldWords, name).toHaveProperty([name]);
      if (control === 'choice' || control === 'checks')
        for (const option of of) expect(optionWords, option).toHaveProperty([option]);
    }
});

it('the page of a promotion says of a member what was found when they asked, and why a gift is withheld', async () => {
  const rule: PromotionRule = {
    kind: 'sign-in',
    conditions: { minGrade: 2, bound: [], once: [] },
    turnover: { multiple: 0, group: 'sport' },
    budget: { total: '50', perMember: '5' },
    ...{ claimDays: 7, gifts: ['5'], makeUps: 0 },
  };
  const { db } = running.platform;
  const row = await publishPromotion(db, rule, clock.now());
  const client = testClient(running.url, siteId, { now: () => clock.now() });
  const { userId } = await client.join('asker1');
  const told = () => page(`/standing/${row.id}?name=Asker1`);
  expect(await told()).toContain('还没有申请参加');
  await client.send(promotion.joinActivity, { id: String(row.id) });
  expect(await told()).toMatch(/最低VIP等级<\/td><td><strong>不满足/);
  await db.updateTable('members').set({ vip_level: 2 }).where('id', '=', userId).execute();
  await client.send(promotion.joinActivity, { id: String(row.id) });
  expect(await told()).toMatch(/最低VIP等级<\/td><td>满足/);
  expect(await told()).toContain('已发放');
  const membership = await db
    .selectFrom('promotion_members')
    .selectAll()
    .where('promotion_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const now = clock.now() + day;
  await db
    .insertInto('promotion_days')
    .values({
      ...{ promotion_id: row.id, member_id: userId, day: beijingDate(now) },
      ...{ signed_at: BigInt(now), is_made_up: false },
    })
    .execute();
  await db.transaction().execute(trx => reviewMembership(trx, { row, membership, now }, testNeeds));
  clock.advance(day);
  expect(await told()).toContain('超过每个会员的上限');
  expect(await page(`/standing/${row.id}?name=nobody9`)).toContain('没有账号为“nobody9”的会员');
});

it('a page of a kind that there is not is not found', async () => {
  for (const nothing of ['/new/lottery', '/standing/9999999', '/forecast/9999999', '/forecast/none'])
    expect((await fetch(running.url + path + nothing)).status).toBe(404);
  expect(await page('/new/betting')).toContain('档位');
});
