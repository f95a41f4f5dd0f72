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
import {
  agent,
  launchGame,
  sweepVenues,
  venue,
  venueDepsOf,
} from '@lobby/platform-testing/dying/venue-sagas';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { dose, drawsFor } from '@lobby/testing';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { venueDifferences } from './reconcile/venue-differences.ts';
import { recallFromVenues } from './transfers/recall-from-venues.ts';

const siteId = '1001';
const opening = 1_000_00n;
const schedules = dose({ small: 40, deep: 1_000 });
const deeds = ['launch', 'recycle', 'bet', 'play', 'sweep'] as const;
const faults = ['lose-request', 'lose-answer', 'refuse'] as const;

describe.skipIf(!testDatabaseUrl)(onPostgres('a member who does everything at once on two servers'), () => {
  const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
  const draw = drawsFor('schedules of venues');
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
    expect(await venueDifferences(venueDepsOf(seat(0)))).toEqual([]);
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
  function refusal(error: unknown): undefined {
    if (!(error instanceof Refusal)) throw error;
  }

  /** Does one thing on one of the servers. Answers what it won in the central wallet. */
  async function act(planned: Planned, memberId: string, key: string): Promise<bigint> {
    const { deed, server: n } = planned;
    if (deed === 'launch') await enter(n, memberId);
    else if (deed === 'play') await play(n, key);
    else if (deed === 'sweep') await sweepVenues(seat(n));
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

  it(`in ${schedules} schedules loses and makes no fen`, { timeout: 3_600_000 }, async () => {
    const { db } = seat(0);
    let arrived = 0;
    for (let schedule = 0; schedule < schedules; schedule += 1) {
      const memberId = await addMember(db, { siteId, fen: opening, at: clock.now() });
      const choice = { member_id: memberId, auto_transfer: true, changed_at: 0n };
      const key = (await venuesAt(0).join(memberId)).key;
      await db.insertInto('venue_choices').values(choice).execute();
      for (const method of ['deposit', 'withdraw', 'transferState'])
        if (draw() < 0.3)
          await venuesAt(0).told('fault', { method, fault: pick(faults), times: 1 + below(2) });
      const planned = Array.from({ length: 6 + below(5) }, (_, n) => plan(deeds[n] ?? pick(deeds)));
      const won = await Promise.all(
        planned.map(async one => {
          await pause(one.wait);
          return act(one, memberId, key);
        }),
      );
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
    }
    expect(arrived).toBeGreaterThan(0);
  });
});
