import { randomUUID } from 'node:crypto';
import { replay } from '@lobby/games';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { auditBooks } from '../ledger/audit.ts';
import { settleDue } from '../tables/settle-rounds.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { cleanUp, launchesKeptMs, trialsKeptMs } from './clean-up.ts';

const cycleMs = 2_500;
const table = { venue: 'YXZR', game: 'baccarat' } as const;
const nothing = { trials: 0, seeds: 0, launches: 0, messages: 0, playTimes: 0 };

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues({ chainSize: { length: 400_000, keptEach: 1_000 } });
});
beforeEach(async () => {
  venues.later(trialsKeptMs + launchesKeptMs);
  await clean();
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const clean = () => cleanUp(venues.database, venues.time());
const play = async (key: string) => {
  venues.later(cycleMs);
  return venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } });
};
const changeSeeds = (key: string, clientSeed: string) => venues.page('/seeds', { key, body: { clientSeed } });
const settle = () =>
  settleDue({
    ...{ database: venues.database, now: venues.time },
    onTrouble: error => {
      throw error;
    },
  });
async function bet(key: string) {
  const { nextAt, now } = await venues.page('/table', { key });
  venues.later(nextAt - now);
  const { number } = await venues.page('/table', { key });
  const choice = { bets: [{ pick: 'tie', units: 1 }] };
  const body = { id: randomUUID(), number, stake: '10', choice };
  expect(await venues.page('/bets', { key, body })).toMatchObject({ status: 200 });
  venues.later(timetableOf(table.game).drawMs);
}
/** Rows of trials that there are. */
async function leftOfTrials() {
  const [left] = await venues.database.query(
    `SELECT (SELECT count(*) FROM game_sessions WHERE player IS NULL) AS sessions,
      (SELECT count(*) FROM rounds WHERE player IS NULL) AS rounds,
      (SELECT count(*) FROM table_seats WHERE player IS NULL) AS seats,
      (SELECT count(*) FROM table_bets WHERE seat NOT IN (SELECT id FROM table_seats WHERE player IS NOT NULL)) AS bets,
      (SELECT count(*) FROM seed_pairs WHERE owner LIKE 'trial/%') AS seeds`,
  );
  return left;
}
const verified = async (id: string) => {
  const record = await venues.page(`/verify/${id}.json`);
  return { status: record.status, outcome: record.status === 200 ? replay(record).outcome : undefined };
};

it('a trial goes with its rounds, seeds and seats, once nobody has looked at it for a week', async () => {
  const [slot, seated] = [await venues.join(''), await venues.join('', undefined, table)];
  const round = await play(slot.key);
  await changeSeeds(slot.key, 'mine');
  await play(slot.key);
  await bet(seated.key);
  await settle();
  const before = await leftOfTrials();
  expect(before).toEqual({ sessions: 2n, rounds: 3n, seats: 1n, bets: 1n, seeds: 3n });
  venues.later(trialsKeptMs - 60_000);
  expect((await clean()).trials).toBe(0);
  expect([await leftOfTrials(), await verified(round.id)]).toEqual([
    before,
    { status: 200, outcome: 'equal' },
  ]);

  venues.later(120_000);
  expect((await clean()).trials).toBe(2);
  expect(await leftOfTrials()).toEqual({ sessions: 0n, rounds: 0n, seats: 0n, bets: 0n, seeds: 0n });
  expect(await verified(round.id)).toEqual({ status: 404, outcome: undefined });
  expect(await clean()).toEqual(nothing);
});

it('a trial whose seat is not settled yet stays until it is', async () => {
  const { key } = await venues.join('', undefined, table);
  await bet(key);
  venues.later(trialsKeptMs);
  expect((await clean()).trials).toBe(0);
  await settle();
  expect((await clean()).trials).toBe(1);
});

it('rounds of a player are verified and shown for ever, from seeds that were told and from those in use', async () => {
  const { key } = await venues.join('kept', '500');
  const told = await play(key);
  await changeSeeds(key, 'first');
  const open = await play(key);
  const records = async () => [
    await venues.page(`/verify/${told.id}.json`),
    await venues.page(`/verify/${open.id}.json`),
  ];
  const seated = await venues.join('kept', '500', table);
  await bet(seated.key);
  await settle();
  const [{ id: shared }] = (await venues.page('/rounds', { key: seated.key })).rounds;
  const before = await records();
  venues.later(10 * trialsKeptMs);
  await clean();
  expect(await records()).toEqual(before);
  expect(await verified(told.id)).toEqual({ status: 200, outcome: 'equal' });
  expect(await verified(shared)).toEqual({ status: 200, outcome: 'equal' });
  // Whoever comes back plays on from the seeds that were committed to.
  const again = await venues.join('kept');
  expect((await play(again.key)).commitment).toBe(open.commitment);
  await changeSeeds(again.key, 'second');
  expect(await verified(open.id)).toEqual({ status: 200, outcome: 'equal' });
});

it('seeds that no round was drawn from go once they were told, and no others', async () => {
  const { key } = await venues.join('choosing', '500');
  const round = await play(key);
  for (const seed of ['first', 'second', 'third']) await changeSeeds(key, seed);
  expect((await clean()).seeds).toBe(2);
  expect(await verified(round.id)).toEqual({ status: 200, outcome: 'equal' });
  const next = await play(key);
  await changeSeeds(key, 'fourth');
  expect(await verified(next.id)).toEqual({ status: 200, outcome: 'equal' });
  expect((await clean()).seeds).toBe(0);
});

it('launches go a day after their token ended, and messages when they are too old to be taken again', async () => {
  await venues.launch('launched');
  venues.later(launchesKeptMs - 60_000);
  expect(await clean()).toMatchObject({ launches: 0, messages: 1 });
  venues.later(180_000);
  expect(await clean()).toMatchObject({ launches: 1, messages: 0 });
});

it('more than one transaction deletes is deleted', async () => {
  await venues.database.query(
    `INSERT INTO seen_messages (nonce, until) SELECT 'many ' || n, 0 FROM generate_series(1, 1200) AS n`,
  );
  expect((await clean()).messages).toBe(1200);
});
