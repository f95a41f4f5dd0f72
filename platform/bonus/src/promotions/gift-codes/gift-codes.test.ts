import { formatGiftCode, readGiftCode } from '@lobby/api-client/codes';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { demoCodesSeed } from '../first-promotions.ts';
import { createWithCodes } from '../operator/operator-rows.ts';
import { demoGiftCode, drawGiftCode } from './gift-codes.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const clock = { now: () => now };
/** Budgets of this run: what a site gives, times so many, so that nothing else of the file is refused. */
const scale = 3;
const siteId = '1001';
const { promotion, activityTopGift, userSession } = contract;
let running: RunningPlatform;
let names = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', rateLimitScale: scale }, { clock });
});
afterAll(() => running.stop());

type GiftRule = Extract<PromotionRule, { kind: 'gift-code' }>;
const rule: GiftRule = {
  kind: 'gift-code',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
  gift: '10',
};

interface Batch {
  readonly site?: string;
  readonly count?: number;
  readonly uses?: number;
  readonly isDraft?: boolean;
  /** ms from now, in place of ten days. */
  readonly endsIn?: number;
}

/** Makes a batch that runs from yesterday on. @returns its codes. */
function makeCodes(change: Partial<GiftRule> = {}, batch: Batch = {}): Promise<readonly string[]> {
  names += 1;
  const name = `兑换 ${names}`;
  const { site = siteId, count = 1, uses = 1, isDraft = false, endsIn = 10 * day } = batch;
  return createWithCodes(
    running.platform,
    {
      ...{ siteId: site, names: { 'zh-CN': name, 'zh-TW': `${name} 繁` }, rule: { ...rule, ...change } },
      ...{ excludes: '', startsAt: now - day, endsAt: now + endsIn, ...(!isDraft && { publishedAt: now }) },
    },
    { count, uses },
  );
}
const makeCode = async (...batch: Parameters<typeof makeCodes>) => (await makeCodes(...batch))[0] ?? '';

async function player(site = siteId, deviceId?: string) {
  names += 1;
  const client = testClient(running.url, site, { now: clock.now, ...(deviceId && { deviceId }) });
  const { userId: memberId } = await client.join(`redeemer${names}`);
  const redeem = (code: string) => client.send(activityTopGift.exchangeRecord, { code, of: 'codes' });
  return {
    ...{ client, memberId, redeem },
    /** How it was answered: "done", or the reason. */
    outcome: async (code: string) => {
      const { status_code, data } = await redeem(code);
      return status_code === codeOf('success') ? 'done' : (data as { reason?: string }).reason;
    },
    gifts: async (of: 'all' | 'codes' = 'codes') =>
      (await client.call(activityTopGift.exchangeRecord, { of })).list,
    claim: (id: string) => client.send(promotion.confirmInfo, { id }),
    balance: async () => Number((await client.call(userSession.memberInfo, {})).balance),
  };
}

it('a code is redeemed once, as a person types it, and its gift is told, kept and claimed', async () => {
  const code = await makeCode({ turnover: { multiple: 3, group: 'games' } });
  const member = await player();
  const typed = ` ${formatGiftCode(code).toLowerCase()} `;
  const { data } = await member.redeem(typed);
  expect(data).toMatchObject({
    redeemed: { gift: { source: 'promotion', amount: '10', need: '30', done: '0' }, group: 'games' },
    total: 1,
  });
  expect(await member.outcome(code)).toBe('gift-code-used');
  const [gift] = await member.gifts();
  expect(gift).toMatchObject({ amount: '10', need: '30' });
  expect((await member.claim(gift?.id ?? '')).data).toMatchObject({ reason: 'grant-turnover' });
  const bet = {
    siteId,
    memberId: member.memberId,
    id: `${member.memberId}/1`,
    category: 'DZ',
    valid: 30_00n,
  } as const;
  await running.platform.db.transaction().execute(trx => noteValid(trx, { ...bet, placedAt: now, at: now }));
  const before = await member.balance();
  await member.claim(gift?.id ?? '');
  await member.claim(gift?.id ?? '');
  expect(await member.balance()).toBe(before + 10);
});

it('a shared code is for so many members, each once', async () => {
  const code = await makeCode({}, { uses: 2 });
  const [one, two, three] = [await player(), await player(), await player()];
  expect([await one.outcome(code), await two.outcome(code), await three.outcome(code)]).toEqual([
    ...['done', 'done', 'gift-code-invalid'],
  ]);
  expect(await one.outcome(code)).toBe('gift-code-used');
  expect(await three.gifts()).toEqual([]);
});

it('codes that never were, of another site, used up, of a draft, and over are answered the same', async () => {
  const taken = await makeCode();
  await (await player()).outcome(taken);
  const elsewhere = await makeCode({}, { site: '1002' });
  const draft = await makeCode({}, { isDraft: true });
  const over = await makeCode({}, { endsIn: -1 });
  const member = await player();
  const answers = [];
  for (const code of [drawGiftCode(), elsewhere, taken, draft, over]) answers.push(await member.redeem(code));
  const told = answers.map(({ status_code, data }) => JSON.stringify({ status_code, data }));
  expect(new Set(told)).toEqual(
    new Set([JSON.stringify({ status_code: codeOf('warning'), data: { reason: 'gift-code-invalid' } })]),
  );
});

it('the code of another site is redeemed there', async () => {
  const code = await makeCode({}, { site: '1002' });
  expect(await (await player()).outcome(code)).toBe('gift-code-invalid');
  expect(await (await player('1002')).outcome(code)).toBe('done');
});

it('a member tries ten wrong codes an hour; typing mistakes, right codes and used ones cost nothing', async () => {
  const member = await player();
  const [known, later] = await makeCodes({}, { count: 2 });
  await member.outcome(known ?? '');
  for (let n = 0; n < 10 * scale + 1; n += 1) {
    expect(await member.outcome('7K3M-9QXA')).toBe('gift-code-shape');
    expect(await member.outcome(known ?? '')).toBe('gift-code-used');
  }
  for (let n = 0; n < 10 * scale; n += 1)
    expect(await member.outcome(drawGiftCode())).toBe('gift-code-invalid');
  const { status_code, data } = await member.redeem(later ?? '');
  expect(status_code).toBe(codeOf('frequent-submission'));
  expect(data).toMatchObject({ reason: 'gift-code-tries', retryAt: expect.any(Number) });
});

it('whoever does not meet the conditions is told which, and the code stays', async () => {
  const code = await makeCode({ conditions: { minGrade: 2, bound: ['email'], once: ['device'] } });
  const member = await player();
  expect((await member.redeem(code)).data).toEqual({
    ...{ reason: 'gift-code-conditions', unmet: ['grade', 'bound-email'], minGrade: 2 },
  });
  const kept = await running.platform.db
    .selectFrom('gift_codes')
    .select('used')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(kept.used).toBe(0);
  // What was found is written down, although nothing was redeemed.
  const check = await running.platform.db
    .selectFrom('promotion_conditions')
    .select(['conditions', 'held_until'])
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(check.conditions)).toContainEqual(['bound-email', false]);
  expect(check.held_until).toBe(0n);
  expect(await member.gifts('all')).toEqual([]);
});

it('of two accounts of one device one redeems a code that is for a device once', async () => {
  const code = await makeCode({ conditions: { minGrade: 0, bound: [], once: ['device'] } }, { uses: 5 });
  const deviceId = 'c0ffee00-0000-4000-8000-00000000beef';
  const [one, other] = [await player(siteId, deviceId), await player(siteId, deviceId)];
  expect(await one.outcome(code)).toBe('done');
  expect((await other.redeem(code)).data).toMatchObject({ unmet: ['device-unused'] });
});

it('a member redeems codes of a batch until their share of it is used up', async () => {
  const codes = await makeCodes({ budget: { total: '1000', perMember: '20' } }, { count: 3 });
  const member = await player();
  const outcomes = [];
  for (const code of codes) outcomes.push(await member.outcome(code));
  expect(outcomes).toEqual(['done', 'done', 'gift-code-most']);
  expect(await member.gifts()).toHaveLength(2);
  expect(await (await player()).outcome(codes[2] ?? '')).toBe('done');
});

it('a member in a pause is refused before a code is looked for, and the code stays', async () => {
  const code = await makeCode();
  const member = await player();
  await pauseMember(running.platform.db, member.memberId, { now, until: now + day });
  for (const typed of [code, drawGiftCode()])
    expect(await member.redeem(typed)).toMatchObject({
      ...{ status_code: codeOf('access-denied'), data: { reason: 'play-paused' } },
    });
  expect(await (await player()).outcome(code)).toBe('done');
});

it('a batch of codes is not offered as a promotion', async () => {
  await makeCode();
  const member = await player();
  const { promotions } = await member.client.call(promotion.config, {});
  expect(promotions.map(one => one.rule.kind)).not.toContain('gift-code');
  const { id } = await running.platform.db
    .selectFrom('promotions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const answer = await member.client.send(promotion.joinActivity, { id: String(id) });
  expect(answer.status_code).toBe(codeOf('not-found'));
});

it('the operator is told the code of the demo of each site, and a member redeems it', async () => {
  // It was written down by the clock of this machine, which may be ahead of the one here.
  await running.platform.db
    .updateTable('promotions')
    .set({ starts_at: BigInt(now), published_at: BigInt(now) })
    .where('seed', '=', demoCodesSeed)
    .execute();
  const page = await (await fetch(`${running.url}/dev/operator/promotions`)).text();
  const [mine, other] = [siteId, '1002'].map(site => demoGiftCode(running.platform.keys, site));
  expect(mine).not.toBe(other);
  for (const code of [mine, other]) {
    expect(readGiftCode(code ?? '')).toEqual({ code });
    expect(page).toContain(formatGiftCode(code ?? ''));
  }
  expect(await (await player()).outcome(mine ?? '')).toBe('done');
});
