import { day, hour } from '@lobby/calendar';
import type { RuleOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftPlayer } from '../testing/gift-player.ts';
import { publishPromotion } from '../testing/published.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const clock = movableClock(() => Date.UTC(2026, 10, 28, 1));
const siteId = '1001';
let running: RunningPlatform;
let names = 0;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

const rule: RuleOf<'cashback'> = {
  kind: 'cashback',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'games' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  period: 'day',
  ...{ percent: 10, cap: '88', minLoss: '100' },
};

async function player() {
  const member = await giftPlayer(running, clock, `loser${++names}`);
  return {
    ...member,
    steps: async (id: string) =>
      (await member.own(id))?.steps.map(({ key, state, done, gift }) => [key, state, done, gift]),
    /** A round of now, as its venue told it; yuan. */
    plays: (venue: string, staked: number, win: number) =>
      sql`INSERT INTO venue_rounds (venue, round, version, site_id, member_id, game, staked, win, turnover, played_at)
        VALUES (${venue}, ${`round${++names}`}, 1, ${siteId}, ${member.memberId}, 'g', ${staked * 100}, ${win * 100}, 0,
          ${clock.now()})`.execute(running.platform.db),
  };
}

const publish = async (change: Partial<typeof rule> = {}) =>
  String((await publishPromotion(running.platform.db, { ...rule, ...change }, clock.now())).id);

it('a share of what a day lost at the venues of the group is paid once, half a day after the day', async () => {
  const id = await publish();
  const member = await player();
  await member.plays('JXDZ', 900, 0);
  clock.advance(1_000);
  await member.join(id);
  clock.advance(1_000);
  await member.plays('JXDZ', 500, 120.4);
  await member.plays('YXZR', 100, 200);
  // Of the other group.
  await member.plays('HYTY', 700, 0);
  expect(await member.steps(id)).toEqual([['2026-11-28', 'open', '279.60', '27.96']]);
  // A win on the same day takes from the loss.
  await member.plays('YXZR', 10, 40.5);
  expect(await member.steps(id)).toEqual([['2026-11-28', 'open', '249.10', '24.91']]);

  clock.advance(day + 2 * hour);
  await member.login();
  expect(await member.steps(id)).toEqual([
    ['2026-11-28', 'waiting', '249.10', '24.91'],
    ['2026-11-29', 'open', '0', '10'],
  ]);
  expect(await member.gifts()).toEqual([]);
  clock.advance(3 * hour);
  await member.login();
  expect((await member.steps(id))?.[0]).toEqual(['2026-11-28', 'reached', '249.10', '24.91']);
  const gifts = await member.gifts();
  expect(gifts).toMatchObject([{ promotionId: id, amount: '24.91', need: '0' }]);
  const before = await member.balance();
  for (const _ of [1, 2]) await member.claim(gifts[0]?.id ?? '');
  expect(await member.balance()).toBeCloseTo(before + 24.91, 2);

  // What its venue corrects after that changes nothing any more.
  await sql`UPDATE venue_rounds SET win = 0 WHERE staked = 50000`.execute(running.platform.db);
  await member.steps(id);
  expect(await member.gifts()).toMatchObject([{ amount: '24.91' }]);
});

it('a day that won, or lost less than the least, brings nothing, and of the loss it says why', async () => {
  const id = await publish();
  const [winner, cautious] = [await player(), await player()];
  for (const one of [winner, cautious]) await one.join(id);
  await winner.plays('JXDZ', 500, 900);
  await cautious.plays('JXDZ', 99.99, 0);
  clock.advance(2 * day);
  const over = async (one: typeof winner) => {
    await one.login();
    const own = await one.own(id);
    return own?.steps
      .filter(({ state }) => state !== 'open')
      .map(({ state, done, reason }) => [state, done, reason]);
  };
  expect(await over(winner)).toEqual([]);
  expect(await over(cautious)).toEqual([['missed', '99.99', 'below-least']]);
  for (const one of [winner, cautious]) expect(await one.gifts()).toEqual([]);
});

it('a share of less than a fen is no gift, and the page is shown', async () => {
  const id = await publish({ percent: 1, minLoss: '0.5' });
  const member = await player();
  await member.join(id);
  await member.plays('JXDZ', 0.8, 0);
  clock.advance(2 * day);
  await member.login();
  expect((await member.steps(id))?.[0]).toEqual(['2026-12-01', 'missed', '0.80', '0']);
  expect(await member.gifts()).toEqual([]);
});
