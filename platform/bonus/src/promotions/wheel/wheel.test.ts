import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day, hour, minute, periodAt } from '@lobby/calendar';
import { commitmentOf, fromHex, spinWheel } from '@lobby/draws';
import { fenOf, giftAt, type RuleOf, stopsOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { giftPlayer } from '../testing/gift-player.ts';
import { publishPromotion } from '../testing/published.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const clock = movableClock(() => Date.UTC(2026, 10, 28, 1));
const siteId = '1001';
const { promotion } = contract;
let running: RunningPlatform;
let names = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

const wheel: RuleOf<'draw'> = {
  kind: 'draw',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  spin: { turnover: '100', mostADay: 3 },
  segments: [
    { gift: '0', weight: 3 },
    { gift: '2', weight: 5 },
    { gift: '10', weight: 2 },
  ],
};
/** Whatever is drawn brings ten yuan. */
const always: RuleOf<'draw'> = {
  ...wheel,
  segments: [
    { gift: '10', weight: 1 },
    { gift: '10', weight: 1 },
  ],
};

/** Publishes a promotion that runs from now on for ten days. @returns its id. */
async function publish(rule: RuleOf<'draw'>): Promise<string> {
  const now = clock.now();
  return String((await publishPromotion(running.platform.db, rule, now)).id);
}

async function player() {
  names += 1;
  const member = await giftPlayer(running, clock, `spinner${names}`);
  const { client, memberId, own } = member;
  return {
    ...member,
    async later(ms: number) {
      clock.advance(ms);
      await member.login();
    },
    wheel: async (id: string) => {
      const found = (await own(id))?.wheel;
      if (!found) throw new Error('the member has no wheel');
      return found;
    },
    spin: (id: string, number: number, seed = `seed-${number}`) =>
      client.send(promotion.joinActivity, { id, spin: { number, client: seed } }),
    async stakes(yuan: number) {
      names += 1;
      const [at, valid] = [clock.now(), BigInt(yuan) * 100n];
      const bet = { siteId, memberId, id: `${memberId}/${names}`, category: 'TY', valid } as const;
      await running.platform.db.transaction().execute(trx => noteValid(trx, { ...bet, placedAt: at, at }));
    },
  };
}

it('settled turnover of a day earns spins, so many a day, and those of before are kept', async () => {
  const id = await publish(wheel);
  const member = await player();
  await member.stakes(500);
  expect((await member.own(id))?.wheel).toBeNull();
  clock.advance(minute);
  await member.join(id);
  expect(await member.wheel(id)).toMatchObject({ left: 0, isBudgetLeft: true, spins: [] });
  expect((await member.spin(id, 1)).data).toMatchObject({ reason: 'spins-used' });
  await member.stakes(250);
  expect(await member.wheel(id)).toMatchObject({ left: 2 });
  expect((await member.own(id))?.steps).toMatchObject([{ done: '50', need: '100', gift: '10' }]);
  await member.stakes(900);
  expect(await member.wheel(id)).toMatchObject({ left: 3 });
  await member.later(day);
  await member.stakes(100);
  expect(await member.wheel(id)).toMatchObject({ left: 4 });
});

it('a spin follows from what was committed to before it, and brings its gift at once', async () => {
  const id = await publish(wheel);
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  let reached = 0n;
  for (const number of [1, 2, 3]) {
    const { next } = await member.wheel(id);
    expect(next.number).toBe(number);
    expect((await member.spin(id, number, 'my.own_text-1')).status_code).toBe(codeOf('success'));
    const { spins, left } = await member.wheel(id);
    expect(left).toBe(3 - number);
    const [spun] = spins;
    expect(spun).toMatchObject({ number, client: 'my.own_text-1' });
    const server = fromHex(spun?.server ?? '');
    expect(commitmentOf(server)).toBe(next.commitment);
    const stop = spinWheel({ server, client: 'my.own_text-1', nonce: number }, stopsOf(wheel));
    expect(spun?.stop).toBe(stop);
    reached += giftAt(wheel, stop);
  }
  const gifts = await member.gifts();
  expect(gifts.reduce((sum, { amount }) => sum + fenOf(amount), 0n)).toBe(reached);
});

it('a spin that is sent ten times at once, and again later, is one', async () => {
  const id = await publish(always);
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => member.spin(id, 1, `device-${at}`)),
  );
  const seen = answers.map(({ status_code, data }) => [status_code, data.own?.wheel?.spins]);
  expect(new Set(seen.map(one => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.status_code).toBe(codeOf('success'));
  await member.spin(id, 1, 'much later');
  expect(await member.wheel(id)).toMatchObject({ left: 2, next: { number: 2 } });
  expect(await member.gifts()).toMatchObject([{ amount: '10', period: `${id}/spin.1` }]);
});

it('a number that is not the next, and a text that is none, are refused and spin nothing', async () => {
  const id = await publish(always);
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  expect((await member.spin(id, 2)).data).toMatchObject({ reason: 'spin-number' });
  expect((await member.spin(id, 1, 'with spaces and “quotes”')).status_code).not.toBe(codeOf('success'));
  expect(await member.wheel(id)).toMatchObject({ left: 3, spins: [] });
});

it('no spin is made, nor used up, while a budget does not pay the largest gift', async () => {
  const [short, own] = [
    await publish({ ...always, budget: { total: '25', perMember: '20' } }),
    await publish({ ...always, budget: { total: '1000', perMember: '15' } }),
  ];
  const [member, other] = [await player(), await player()];
  for (const id of [short, own]) await member.join(id);
  await other.join(short);
  await member.stakes(300);
  await other.stakes(300);
  await member.spin(short, 1);
  await member.spin(short, 2);
  // Five yuan are left of the promotion, of which ten may be won; and five of what a member may have of the other one.
  expect((await other.spin(short, 1)).data).toMatchObject({ reason: 'promotion-budget' });
  expect(await other.wheel(short)).toMatchObject({ left: 3, isBudgetLeft: false, spins: [] });
  await member.spin(own, 1);
  expect((await member.spin(own, 2)).data).toMatchObject({ reason: 'promotion-budget' });
  expect(await member.wheel(own)).toMatchObject({ left: 2, isBudgetLeft: false });
  expect((await member.gifts()).map(({ amount }) => amount)).toEqual(['10', '10', '10']);
});

it('while a day does not pay the largest gift no spin is made, and the page says from when on', async () => {
  const perPeriod = { period: 'day', most: '15' } as const;
  const id = await publish({ ...always, budget: { total: '1000', perMember: '500', perPeriod } });
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  expect(await member.own(id)).toMatchObject({ resumesAt: 0, wheel: { isBudgetLeft: true } });
  await member.spin(id, 1);
  expect((await member.spin(id, 2)).data).toMatchObject({ reason: 'promotion-budget' });
  const tomorrow = periodAt('day', clock.now()).end;
  expect(await member.own(id)).toMatchObject({
    resumesAt: tomorrow,
    wheel: { left: 2, isBudgetLeft: false },
  });
  await member.later(tomorrow - clock.now());
  expect((await member.spin(id, 2)).status_code).toBe(codeOf('success'));
});

it('spins end with the promotion, and what was spun stays', async () => {
  const id = await publish(always);
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  await member.spin(id, 1);
  await member.later(11 * day);
  expect((await member.spin(id, 2)).data).toMatchObject({ reason: 'promotion-ended' });
  expect((await member.spin(id, 1)).status_code).toBe(codeOf('success'));
  expect(await member.wheel(id)).toMatchObject({ left: 0, spins: [{ number: 1 }] });
});

it('in a pause no wheel is spun', async () => {
  const id = await publish(always);
  const member = await player();
  await member.join(id);
  await member.stakes(300);
  const now = clock.now();
  await pauseMember(running.platform.db, member.memberId, { now, until: now + hour });
  expect((await member.spin(id, 1)).status_code).toBe(codeOf('access-denied'));
  const spun = await running.platform.db
    .selectFrom('promotion_spins')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .execute();
  expect(spun).toEqual([]);
});
