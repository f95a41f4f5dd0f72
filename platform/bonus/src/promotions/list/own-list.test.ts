import { day, hour } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { countStatements } from '@lobby/platform-testing/database/count-statements';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { askJoining, type Joining } from '../joining/ask-joining.ts';
import { signDay } from '../joining/sign-day.ts';
import { membershipsOf, type PromotionRow } from '../promotion-rows.ts';
import { reviewMembership } from '../review/review.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { publishPromotion, testNeeds } from '../testing/published.ts';
import { ownList } from './own-list.ts';

const siteId = '1001';
/** Saturday, 28 November 2026, 12:00 in Beijing. */
const noon = Date.UTC(2026, 10, 28, 4);
let running: RunningPlatform;
let members = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

const db = () => running.platform.db;
const shared = {
  conditions: { minGrade: 0, bound: ['phone'], once: ['device', 'address', 'person'] },
  turnover: { multiple: 1, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const open: PromotionRule = { ...shared, kind: 'sign-in', gifts: ['1'], makeUps: 0 };
const free = { ...shared, conditions: { minGrade: 0, bound: [], once: [] } } satisfies Partial<PromotionRule>;
const signing: PromotionRule = { ...free, kind: 'sign-in', gifts: ['1', '2', '3'], makeUps: 1 };
const betting: PromotionRule = {
  ...{ ...free, kind: 'betting', period: 'day' },
  tiers: [{ need: '100', gift: '2' }],
};
const share = { percent: 10, cap: '88', minDeposit: '100' };
const several: readonly PromotionRule[] = [
  ...[signing, betting],
  { ...free, ...share, kind: 'next-deposit', turnover: { multiple: 1, group: 'games' } },
  { ...betting, turnover: { multiple: 1, group: 'games' } },
];

const deposits = [0, 1, 2].map(n => ({ at: noon + n * day + 16 * hour, fen: 200_00n }));
/** Members who made all of the deposits, not the first alone. */
const depositors = new Set<string>();
const needs = {
  ...testNeeds,
  depositsOf: async (_: unknown, memberId: string, since: number) => ({
    first: deposits[0],
    since: depositors.has(memberId) ? deposits.filter(({ at }) => at >= since) : [],
  }),
};

async function player() {
  members += 1;
  const deviceId = `device${members}`;
  const address = `192.0.2.${members}`;
  const memberId = await addMember(db(), { siteId, fen: 0n, at: noon - day });
  const at = (now: number): Joining => ({ memberId, deviceId, address, now });
  return {
    ...{ memberId, deviceId, at },
    join: (row: PromotionRow, now: number) =>
      db()
        .transaction()
        .execute(trx => joinOrThrow(trx, row, at(now), needs)),
    async sign(row: PromotionRow, now: number, date: string) {
      const membership = (await membershipsOf(db(), memberId)).get(row.id);
      if (!membership) throw new Error('the member did not join');
      await db()
        .transaction()
        .execute(trx => signDay(trx, { row, membership, now, date }, needs));
    },
    stakes: (yuan: bigint, now: number, category: 'TY' | 'DZ') =>
      db()
        .transaction()
        .execute(trx =>
          noteValid(trx, {
            ...{ siteId, memberId, id: `${memberId}/${now}/${category}`, category },
            ...{ placedAt: now, valid: yuan * 100n, at: now },
          }),
        ),
    list: async (rows: readonly PromotionRow[], now: number, counted = db()) =>
      ownList(counted, { rows, joined: await membershipsOf(db(), memberId), joining: at(now) }, needs),
  };
}

async function publish(rules: readonly PromotionRule[], excludes = ''): Promise<PromotionRow[]> {
  const rows: PromotionRow[] = [];
  for (const rule of rules) rows.push(await publishPromotion(db(), rule, noon, { excludes }));
  return rows;
}

it('a list says of each promotion what it says of one that is asked for alone', async () => {
  const member = await player();
  depositors.add(member.memberId);
  const rows = await publish([...several, ...several]);
  const toJoin = await publish([open, open], 'word');
  const [excluding] = await publish([signing], 'word');
  for (const [n, row] of rows.entries()) await member.join(row, noon + n * 8 * hour);
  await member.join(excluding as PromotionRow, noon);
  const other = await player();
  await db()
    .updateTable('members')
    .set({ phone: '+8613800000000' })
    .where('id', '=', other.memberId)
    .execute();
  await other.join(toJoin[0] as PromotionRow, noon);
  await db()
    .updateTable('promotion_members')
    .set({ device_id: member.deviceId })
    .where('member_id', '=', other.memberId)
    .execute();
  await member.sign(rows[0] as PromotionRow, noon + hour, '2026-11-28');
  await member.stakes(60n, noon + hour, 'TY');
  await member.stakes(90n, noon + 3 * day, 'TY');
  await member.stakes(120n, noon + 3 * day, 'DZ');

  const now = noon + 3 * day + hour;
  const listed = await member.list([...rows, ...toJoin], now);
  const joined = await membershipsOf(db(), member.memberId);
  for (const row of rows) {
    const membership = joined.get(row.id);
    if (!membership) throw new Error('the member did not join');
    const steps = await db()
      .transaction()
      .execute(trx => reviewMembership(trx, { row, membership, now }, needs));
    expect(listed.get(row.id)?.steps, `promotion ${row.id}`).toEqual(steps);
    expect(steps.length).toBeGreaterThan(0);
  }
  for (const row of toJoin)
    expect(new Map(listed.get(row.id)?.conditions)).toEqual(
      await askJoining(db(), row, member.at(now), needs),
    );
  const used = toJoin.map(({ id }) => new Map(listed.get(id)?.conditions));
  expect(used.map(found => found.get('device-unused'))).toEqual([false, true]);
  expect(used.map(found => found.get('no-other'))).toEqual([false, false]);
});

it('a gift that was reached is there after the list was read, once', async () => {
  const member = await player();
  const [row] = await publish([betting]);
  await member.join(row as PromotionRow, noon);
  await member.stakes(100n, noon + hour, 'TY');
  const later = noon + 2 * day;
  for (let n = 0; n < 2; n += 1) {
    const listed = await member.list([row as PromotionRow], later);
    expect(listed.get(row?.id ?? 0)?.claimable).toBe(1);
  }
  const grants = db().selectFrom('grants').select(['promotion_id', 'amount']);
  expect(await grants.where('member_id', '=', member.memberId).execute()).toEqual([
    { promotion_id: row?.id, amount: 200n },
  ]);
  const { expires_at } = await db()
    .selectFrom('grants')
    .select('expires_at')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  const expired = await member.list([row as PromotionRow], Number(expires_at));
  expect(expired.get(row?.id ?? 0)?.claimable ?? 0).toBe(0);
});

it('twenty promotions of each kind take as many statements as one', async () => {
  const [few, many] = [await player(), await player()];
  const statements = async (member: typeof few, count: number) => {
    const rows = await publish(Array.from({ length: count }, () => several).flat());
    const toJoin = await publish(Array(count).fill(open), 'other');
    for (const row of rows) await member.join(row, noon);
    await member.stakes(50n, noon + hour, 'TY');
    return countStatements(db(), async counted => {
      const listed = await member.list([...rows, ...toJoin], noon + 2 * hour, counted);
      expect(listed.size).toBe(count * (several.length + 1));
    });
  };
  const one = await statements(few, 1);
  expect(one).toBeGreaterThan(5);
  expect(await statements(many, 20)).toBe(one);
});
