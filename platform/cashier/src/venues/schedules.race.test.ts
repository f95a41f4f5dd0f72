import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { hold, InsufficientBalance, postHold, pursesOf, voidHold } from '@lobby/platform-ledger';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/dying/child-platform';
import {
  agent,
  launchGame,
  sweepVenues,
  venue,
  venueDepsOf,
} from '@lobby/platform-testing/dying/venue-sagas';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { dose, drawsFor, isDeep } from '@lobby/testing';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookMs } from './launch/visits.ts';
import { roundDifferences } from './reconcile/round-differences.ts';
import { transferDifferences } from './reconcile/transfer-differences.ts';
import { venueDifferences } from './reconcile/venue-differences.ts';
import { recallFromVenues } from './transfers/recall-from-venues.ts';

const siteId = '1001';
const opening = 1_000_00n;
const schedules = dose({ small: 24, deep: 1_000 });
const deeds = ['launch', 'recycle', 'bet', 'play', 'sweep', 'leave'] as const;
/** One of this many schedules has a server that is killed: it is a process of its own, which takes long to begin. */
const killedEach = dose({ small: 12, deep: 1 });
const sagas = ['launch', 'home', 'into-venue'] as const;
const faults = ['lose-request', 'lose-answer', 'refuse'] as const;

describe.skipIf(!testDatabaseUrl)(onPostgres('a member who does everything at once on two servers'), () => {
  const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
  const draw = drawsFor('schedules of venues');
  // Of its own: how many of them are needed does not follow from the seed.
  const drawDeath = drawsFor('deaths in schedules of venues');
  const below = (most: number) => Math.floor(draw() * most);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const servers = twoServers();
  let theirs: Awaited<ReturnType<typeof throwawayDatabase>>;
  let venues: readonly [TestVenues, TestVenues];
  beforeAll(async () => {
    theirs = await throwawayDatabase();
    const options = { databaseUrl: theirs.url, now: () => clock.now() };
    venues = [await testVenues(options), await testVenues(options)];
  });
  afterAll(async () => {
    await (await child)?.kill();
    expect(await auditBooks(venues[0].database)).toEqual([]);
    await Promise.all(venues.map(each => each.stop()));
    await theirs.drop();
  });

  const venuesAt = (n: number) => venues[n % 2] as TestVenues;
  /** A platform with its server of venues. */
  function seat(n: number) {
    const platform = servers.seat(n);
    const venueServer = { url: venuesAt(n).url, secrets: [secret] };
    return { ...platform, clock, config: { ...platform.config, venueServer } };
  }

  /** Drawn before anything begins, so that what is tried follows from the seed alone. */
  const plan = (deed: (typeof deeds)[number]) => ({
    ...{ deed, server: below(2), wait: below(25) },
    amount: BigInt(1 + below(300_00)),
    ends: pick(['won', 'lost', 'void'] as const),
  });
  type Planned = ReturnType<typeof plan>;

  /** A bet from the central wallet, and how it ends. Answers what it won, fen. */
  async function bet(n: number, memberId: string, { amount, ends }: Planned): Promise<bigint> {
    const { db } = seat(n);
    const [id, at] = [randomUUID(), clock.now()];
    const asked = { siteId, memberId, operationId: id, amount, reference: `bet:${id}`, at };
    try {
      const holdId = await db.transaction().execute(trx => hold(trx, asked));
      const payout = ends === 'won' ? 2n * amount : 0n;
      await db
        .transaction()
        .execute(trx =>
          ends === 'void' ? voidHold(trx, holdId, { at }) : postHold(trx, holdId, { payout, at }),
        );
      return ends === 'void' ? 0n : payout - amount;
    } catch (error) {
      if (error instanceof InsufficientBalance) return 0n;
      throw error;
    }
  }

  /** Opens the game, which takes the free money along, and plays a round of it. */
  async function enter(n: number, memberId: string): Promise<void> {
    const url = await launchGame(seat(n), memberId, randomUUID()).catch(refusal);
    if (!url) return;
    const token = venuesAt(n).tokenOf(new URL(url));
    const { key } = await venuesAt(n + 1).page('/session', { body: { token }, agent });
    await play(n, key);
  }
  /** What is refused, because another one was faster or there is too little, has staked nothing. */
  async function play(n: number, key: string): Promise<void> {
    await venuesAt(n).page('/round', { key, body: { id: randomUUID(), stake: '2' } });
  }
  /** The page goes without a word to the platform, which looks for it as soon as it counts as gone. */
  async function leave(n: number, key: string): Promise<void> {
    await venuesAt(n).page('/shown', { key, body: { isShown: false } });
    clock.advance(lookMs);
    await sweepVenues(seat(n));
  }
  function refusal(error: unknown): undefined {
    if (!(error instanceof Refusal)) throw error;
  }

  let child: Promise<ChildPlatform> | undefined;
  /** A third server, which dies at one of its commits; when it has, the next one begins. */
  function mortal(): Promise<ChildPlatform> {
    child ??= childPlatform(
      { databaseUrl: servers.url(), venueUrl: venuesAt(0).url, secret },
      { nth: 1 + Math.floor(drawDeath() * 24), side: drawDeath() < 0.5 ? 'before' : 'after' },
    );
    return child;
  }
  /** Has it do something. Answers whether it died of it. */
  async function dies(saga: (typeof sagas)[number], memberId: string): Promise<boolean> {
    const lives = await (await mortal()).tell(saga, memberId, clock.now());
    if (lives) return false;
    child = undefined;
    void mortal();
    return true;
  }

  /** Does one thing on one of the servers. Answers what it won in the central wallet. */
  async function act(planned: Planned, memberId: string, key: string): Promise<bigint> {
    const { deed, server: n } = planned;
    if (deed === 'launch') await enter(n, memberId);
    else if (deed === 'play') await play(n, key);
    else if (deed === 'sweep') await sweepVenues(seat(n));
    else if (deed === 'leave') await leave(n, key);
    else if (deed === 'bet') return bet(n, memberId, planned);
    else {
      const whose = { siteId, memberId, operationId: randomUUID() };
      await recallFromVenues(venueDepsOf(seat(n)), whose).catch(refusal);
    }
    return 0n;
  }

  /** Until nothing is on its way: every question, the cancellation, and the history. */
  async function settle(): Promise<void> {
    for (const method of ['deposit', 'withdraw', 'transferState'])
      await venuesAt(0).told('fault', { method, fault: 'refuse', times: 0 });
    for (const seconds of [10, 70, 70, 400]) {
      clock.advance(seconds * 1_000);
      await Promise.all([0, 1].map(n => sweepVenues(seat(n))));
    }
    await sweepVenues(seat(0));
  }

  it(`in ${schedules} schedules loses and makes no fen`, { timeout: 4 * 3_600_000 }, async () => {
    const { db } = seat(0);
    let [arrived, killed] = [0, 0];
    for (let schedule = 0; schedule < schedules; schedule += 1) {
      const memberId = await addMember(db, { siteId, fen: opening, at: clock.now() });
      const choice = { member_id: memberId, auto_transfer: true, changed_at: 0n };
      const key = (await venuesAt(0).join(memberId)).key;
      await db.insertInto('venue_choices').values(choice).execute();
      for (const method of ['deposit', 'withdraw', 'transferState'])
        if (draw() < 0.3)
          await venuesAt(0).told('fault', { method, fault: pick(faults), times: 1 + below(2) });
      const planned = Array.from({ length: 6 + below(5) }, (_, n) => plan(deeds[n] ?? pick(deeds)));
      const saga = schedule % killedEach === 0 ? pick(sagas) : undefined;
      if (saga) await mortal();
      const [death, ...won] = await Promise.all([
        saga ? dies(saga, memberId) : false,
        ...planned.map(async one => {
          await pause(one.wait);
          return act(one, memberId, key);
        }),
      ]);
      if (death) killed += 1;
      await settle();

      const { available, held, venues: purses } = await pursesOf(db, memberId);
      const there = await venueDepsOf(seat(1)).venues.get(venue)?.balance(memberId);
      const rounds = db.selectFrom('venue_rounds').select(['staked', 'win']);
      const played = await rounds.where('member_id', '=', memberId).execute();
      const atVenue = played.reduce((sum, { staked, win }) => sum + win - staked, 0n);
      const where = `schedule ${schedule}: ${planned.map(({ deed }) => deed).join()}`;
      expect([purses[venue] ?? 0n, held], where).toEqual([there, 0n]);
      const inCentre = won.reduce((sum, one) => sum + one, 0n);
      expect(available + (there ?? 0n), where).toBe(opening + inCentre + atVenue);
      const open = db.selectFrom('venue_transfers').select('id').where('member_id', '=', memberId);
      expect(await open.where('finished_at', 'is', null).execute(), where).toEqual([]);
      arrived += played.length;
      if (isDeep && schedule % 10 === 9) console.log(`${schedule + 1} schedules, ${killed} servers killed`);
    }
    expect(arrived).toBeGreaterThan(0);
    if (isDeep) expect(killed).toBeGreaterThan(schedules / 10);
  });

  it('leaves books in which a comparison finds what is planted, and nothing else', {
    timeout: 900_000,
  }, async () => {
    const deps = venueDepsOf(seat(0));
    const compared = async () =>
      [
        ...(await venueDifferences(deps)).map(({ memberId }) => `purse of ${memberId}`),
        ...(await roundDifferences(deps)).map(({ id, problem }) => `round ${id} ${problem}`),
        ...(await transferDifferences(deps)).map(({ id, reported }) => `transfer ${id} ${reported}`),
      ].sort();
    expect(await compared()).toEqual([]);
    const { database } = venues[0];
    const { db } = seat(0);
    const rounds = await db.selectFrom('venue_rounds').selectAll().orderBy('version').execute();
    const made = db.selectFrom('venue_transfers').select('id').where('state', '=', 'done');
    const transfer = await made.executeTakeFirstOrThrow();
    const [changed, lost] = rounds;
    if (!changed || !lost) throw new Error('too few rounds were played');
    const extra = { ...changed, round: randomUUID() };
    const plant = async (by: 1 | -1) => {
      const purse = [changed.member_id, by];
      await database.query('UPDATE purses SET balance = balance + $2 WHERE player = $1', purse);
      await database.query('UPDATE rounds SET win = win + $2 WHERE id = $1', [changed.round, by]);
      await database.query('UPDATE transfers SET moved = moved + $2 WHERE id = $1', [transfer.id, by]);
      const [wrong, right] = by === 1 ? [extra, lost] : [lost, extra];
      await db.insertInto('venue_rounds').values(wrong).execute();
      await db.deleteFrom('venue_rounds').where('round', '=', right.round).execute();
    };
    await plant(1);
    expect(await compared()).toEqual(
      [
        `purse of ${changed.member_id}`,
        `round ${changed.round} changed`,
        `round ${lost.round} missing`,
        `round ${extra.round} extra`,
        `transfer ${transfer.id} done`,
      ].sort(),
    );
    await plant(-1);
    expect(await compared()).toEqual([]);
  });
});
