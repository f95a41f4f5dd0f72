import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day, hour } from '@lobby/calendar';
import type { GameCategory } from '@lobby/funds';
import type { PromotionRule, RuleOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { giftPlayer } from '../testing/gift-player.ts';
import { testNeeds as needs, publishPromotion } from '../testing/published.ts';
import { closeRaces } from './close-races.ts';

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

const race = (gifts: readonly string[], change: Partial<RuleOf<'race'>> = {}): PromotionRule => ({
  kind: 'race',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  places: gifts.map(gift => ({ gift })),
  ...change,
});

/** Publishes a race that runs from now on for two days. @returns its id. */
async function publish(rule: PromotionRule): Promise<string> {
  const now = clock.now();
  const { id } = await publishPromotion(running.platform.db, rule, now, { endsAt: now + 2 * day });
  return String(id);
}

async function player() {
  names += 1;
  const name = `racer${names}`;
  const member = await giftPlayer(running, clock, name);
  const { client, memberId } = member;
  return {
    ...{ ...member, shown: `r***${name.at(-1)}` },
    see: async (id: string) => (await client.call(promotion.config, { id })).promotions[0]?.race,
    /** A bet of now that is settled with so much valid turnover. @param bet one that was settled before is corrected. */
    async stakes(yuan: number, category: GameCategory = 'TY', bet = `${++names}`) {
      const [at, valid] = [clock.now(), BigInt(Math.round(yuan * 100))];
      const noted = { ...{ siteId, memberId, category, valid }, id: `${memberId}/${bet}`, placedAt: at, at };
      await running.platform.db.transaction().execute(trx => noteValid(trx, noted));
      return bet;
    },
  };
}

type Player = Awaited<ReturnType<typeof player>>;

/** Players who joined a race. */
async function joined<const Count extends number>(id: string, count: Count): Promise<Player[]> {
  const players = await Promise.all(Array.from({ length: count }, player));
  for (const one of players) expect((await one.join(id)).status_code).toBe(codeOf('success'));
  return players;
}
/** So much later, when the races that are over by then were closed. */
async function later(ms: number) {
  clock.advance(ms);
  await closeRaces(running.platform.db, clock.now(), needs);
}
const boardOf = async (one: Player, id: string) =>
  (await one.see(id))?.board.map(({ place, name, points, gift }) => [place, name, points, gift]);
const placeOf = async (one: Player, id: string) => (await one.see(id))?.own?.place;

it('a race ranks who joined by settled turnover, closes half a day after its end, and is paid once', async () => {
  const id = await publish(race(['100', '50']));
  const [first, second, third, idle] = (await joined(id, 4)) as [Player, Player, Player, Player];
  const outside = await player();
  const corrected = await first.stakes(300);
  await second.stakes(200);
  await third.stakes(120.5);
  await outside.stakes(5_000);

  expect(await boardOf(third, id)).toEqual([
    [1, first.shown, '300', '100'],
    [2, second.shown, '200', '50'],
    [3, third.shown, '120.50', '0'],
  ]);
  expect(await third.see(id)).toMatchObject({
    ...{ isFinal: false, ranked: 3 },
    own: { place: 3, points: '120.50', gift: '0', next: { place: 2, gift: '50', missing: '79.51' } },
  });
  expect((await third.see(id))?.board.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
  expect((await idle.see(id))?.own).toEqual({
    ...{ place: 0, points: '0', gift: '0', next: { place: 2, gift: '50', missing: '200.01' } },
  });
  expect((await outside.see(id))?.own).toBeNull();
  const visitor = testClient(running.url, siteId, { now: () => clock.now() });
  const [seen] = (await visitor.call(promotion.config, { id })).promotions;
  expect(seen?.race).toMatchObject({ own: null, ranked: 3 });
  expect((await visitor.call(promotion.config, {})).promotions.find(one => one.id === id)?.race).toBe(
    undefined,
  );

  await later(2 * day + hour);
  await third.stakes(9_000);
  await first.login();
  expect(await first.see(id)).toMatchObject({ isFinal: false, own: { place: 1, points: '300' } });
  expect(await first.gifts()).toEqual([]);
  // The result of a bet is corrected before the race closes.
  await first.stakes(150, 'TY', corrected);
  await Promise.all([later(11 * hour), later(0)]);
  await Promise.all([first.login(), second.login(), third.login()]);
  expect(await first.see(id)).toMatchObject({ isFinal: true, own: { place: 2, points: '150', next: null } });
  // Nothing that comes later changes the places.
  await first.stakes(999, 'TY', corrected);
  await later(day);
  await Promise.all([first.login(), second.login(), third.login()]);
  expect(await placeOf(first, id)).toBe(2);
  expect(await placeOf(third, id)).toBe(3);
  expect(await third.gifts()).toEqual([]);
  expect(await first.gifts()).toMatchObject([{ promotionId: id, amount: '50', period: `${id}/place` }]);
  const gifts = await second.gifts();
  expect(gifts).toMatchObject([{ amount: '100', need: '0' }]);
  const before = await second.balance();
  await second.claim(gifts[0]?.id ?? '');
  await second.claim(gifts[0]?.id ?? '');
  expect(await second.balance()).toBe(before + 100);
  expect(await auditLedger(running.platform.db)).toEqual([]);
});

it('of the same points the one who reached them first is above, whoever joined first', async () => {
  const id = await publish(race(['100', '50']));
  const [late, early] = (await joined(id, 2)) as [Player, Player];
  await late.stakes(60);
  clock.advance(1_000);
  await early.stakes(100);
  clock.advance(1_000);
  await late.stakes(40);
  // What makes no points does not make them later.
  await early.stakes(0.001);
  expect(await placeOf(early, id)).toBe(1);
  expect((await late.see(id))?.own).toMatchObject({ place: 2, next: { place: 1, missing: '0.01' } });
});

it('games of which the house keeps less make fewer points, those of another group none', async () => {
  const id = await publish(race(['100'], { turnover: { multiple: 0, group: 'games' } }));
  const [table, lottery, slots, sports] = (await joined(id, 4)) as [Player, Player, Player, Player];
  await table.stakes(1_000.04, 'ZR');
  await lottery.stakes(500, 'CP');
  await slots.stakes(300, 'DZ');
  await sports.stakes(9_000, 'TY');
  expect((await boardOf(slots, id))?.map(([, name, points]) => [name, points])).toEqual([
    [slots.shown, '300'],
    [lottery.shown, '250'],
    [table.shown, '200'],
  ]);
  expect(await placeOf(sports, id)).toBe(0);
});

it('a bet that was placed before its member joined counts nothing', async () => {
  const id = await publish(race(['100']));
  const one = await player();
  const before = await one.stakes(500);
  clock.advance(1_000);
  await one.join(id);
  await one.stakes(600, 'TY', before);
  expect(await placeOf(one, id)).toBe(0);
});

it('whoever is in a pause, or frozen, is neither shown nor paid, and those below move up', async () => {
  const id = await publish(race(['100', '50']));
  const [paused, frozen, third, fourth] = (await joined(id, 4)) as [Player, Player, Player, Player];
  for (const [at, one] of [paused, frozen, third, fourth].entries()) await one.stakes(400 - at * 100);
  const { db } = running.platform;
  const now = clock.now();
  await pauseMember(db, paused.memberId, { now, until: now + 3 * day });
  expect((await paused.client.call(promotion.config, { id })).promotions).toEqual([]);
  await db
    .updateTable('members')
    .set({ frozen_at: BigInt(now) })
    .where('id', '=', frozen.memberId)
    .execute();
  expect(await boardOf(third, id)).toEqual([
    [1, third.shown, '200', '100'],
    [2, fourth.shown, '100', '50'],
  ]);
  await later(2 * day + 12 * hour);
  clock.advance(day);
  // The pause is over, and what was missed stays missed.
  await Promise.all([paused.login(), third.login(), fourth.login()]);
  expect(await placeOf(paused, id)).toBe(0);
  expect(await paused.gifts()).toEqual([]);
  expect(await third.gifts()).toMatchObject([{ amount: '100' }]);
  expect(await fourth.gifts()).toMatchObject([{ amount: '50' }]);
  // Whoever begins one after the end is not shown either; the places stay as they are.
  await pauseMember(db, third.memberId, { now: clock.now(), until: clock.now() + day });
  expect(await boardOf(fourth, id)).toEqual([[2, fourth.shown, '100', '50']]);
});

it('one who begins a pause between the end and the giving is given nothing in it', async () => {
  const id = await publish(race(['100']));
  const [one] = (await joined(id, 1)) as [Player];
  await one.stakes(100);
  const { db } = running.platform;
  await later(2 * day + hour);
  await pauseMember(db, one.memberId, { now: clock.now(), until: clock.now() + 30 * day });
  await later(day);
  const { spent, ranked_at } = await db
    .selectFrom('promotions')
    .select(['spent', 'ranked_at'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect([spent, ranked_at !== null]).toEqual([0n, true]);
});

it('a budget that does not pay every place pays from the first on, and no more than it has', async () => {
  const id = await publish(race(['60', '60', '40'], { budget: { total: '100', perMember: '100' } }));
  const players = await joined(id, 3);
  for (const [at, one] of players.entries()) await one.stakes(300 - at * 100);
  await later(3 * day);
  await Promise.all(players.map(one => one.login()));
  const amounts = await Promise.all(
    players.map(async one => (await one.gifts()).map(({ amount }) => amount)),
  );
  expect(amounts).toEqual([['60'], [], ['40']]);
});
