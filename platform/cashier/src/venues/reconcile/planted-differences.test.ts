import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { recordVenueResult } from '@lobby/platform-ledger';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVenues } from '../directory/venue-list.ts';
import { pullHistory } from '../history/pull-history.ts';
import type { GameSide, Venue } from '../provider/venue.ts';
import { makeTransfer } from '../transfers/make-transfer.ts';
import { comparedMs, roundDifferences } from './round-differences.ts';
import { transferDifferences } from './transfer-differences.ts';
import { venueDifferences } from './venue-differences.ts';

const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
const [siteId, venue] = ['1001', 'JXDZ'];
let venues: TestVenues;
let running: RunningPlatform;
/** Who has 100 yuan at the venue, and has played a round there. */
let memberId: string;
let round: { id: string; net: bigint };
let transfer: string;
beforeAll(async () => {
  venues = await testVenues({ now: () => clock.now() });
  running = await testPlatform(
    { logLevel: 'silent', venueServer: { url: venues.url, secrets: [secret] } },
    { clock, domains: [] },
  );
});
beforeEach(async () => {
  memberId = await addMember(running.platform.db, { siteId, fen: 1_000_00n, at: clock.now() });
  transfer = (await move(100_00n)).id;
  round = await play();
  await pullHistory(deps());
  expect(await found()).toEqual([]);
});
afterAll(async () => {
  await running.stop();
  await venues.stop();
});

function deps() {
  const { platform } = running;
  return { ...platform, venues: openVenues(platform), mayTransferIn: async () => {} };
}
const move = (amount: bigint, by = deps()) =>
  makeTransfer(by, {
    ...{ siteId, memberId, operationId: randomUUID(), venue, direction: 'in', amount },
    at: clock.now(),
  });
async function play() {
  const { key } = await venues.join(memberId);
  clock.advance(2_500);
  const { id, before, after } = await venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } });
  const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
  return { id, net: fen(after) - fen(before) };
}
const atVenue = (text: string, values: readonly unknown[]) => venues.database.query(text, values);
/** What a comparison finds of the member: what it is, and what is wrong. */
async function found(): Promise<unknown[]> {
  const purses = (await venueDifferences(deps())).map(({ booked, reported = 0n, ...whose }) => ({
    ...{ kind: 'purse', ...whose },
    more: reported - booked,
  }));
  const all = [...purses, ...(await roundDifferences(deps())), ...(await transferDifferences(deps()))];
  return all.filter(one => one.memberId === memberId).map(({ memberId: _, venue: __, ...what }) => what);
}
const purse = (more: bigint) => (more === 0n ? [] : [{ kind: 'purse', more }]);

describe('a comparison with a venue finds, and finds nothing else,', () => {
  it('a round that is missing in the books', async () => {
    const { id, net } = await play();
    // The cursor went on without it.
    const { db } = running.platform;
    const newest = await venues.database.query<{ version: bigint }>(
      'SELECT max(version) AS version FROM rounds',
    );
    await db
      .updateTable('venue_cursors')
      .set({ after: newest[0]?.version ?? 0n })
      .execute();
    expect(await found()).toEqual([...purse(net), { kind: 'round', id, problem: 'missing' }]);
  });

  it('a round that the venue does not tell', async () => {
    const { db } = running.platform;
    const real = db.selectFrom('venue_rounds').selectAll().where('round', '=', round.id);
    const id = randomUUID();
    await db
      .insertInto('venue_rounds')
      .values({ ...(await real.executeTakeFirstOrThrow()), round: id })
      .execute();
    expect(await found()).toEqual([{ kind: 'round', id, problem: 'extra' }]);
    // With its money, the purse differs too.
    await db.transaction().execute(trx =>
      recordVenueResult(trx, {
        ...{ siteId, memberId, venue, transferId: `${venue}:${id}`, reference: `${venue}:${id}` },
        ...{ amount: 5_00n, won: true, at: clock.now() },
      }),
    );
    expect(await found()).toEqual([...purse(-5_00n), { kind: 'round', id, problem: 'extra' }]);
  });

  it.each([
    ['stake and win are others, and the purse is the same', 'staked = staked + 100, win = win + 100'],
    ['win is another', 'win = win + 1'],
    ['game is another', `game = 'another-game'`],
    ['win is unreadable', 'win = -1'],
  ])('a round whose %s', async (_, change) => {
    await atVenue(`UPDATE rounds SET ${change} WHERE id = $1`, [round.id]);
    expect(await found()).toEqual([{ kind: 'round', id: round.id, problem: 'changed' }]);
  });

  it('a round that is told again with another win, which is booked, and whose money never moved', async () => {
    await play();
    await pullHistory(deps());
    await atVenue(`UPDATE rounds SET version = DEFAULT, win = win + 1 WHERE id = $1`, [round.id]);
    await pullHistory(deps());
    expect(await found()).toEqual(purse(-1n));
  });

  it('a purse with a fen more', async () => {
    await atVenue('UPDATE purses SET balance = balance + 1 WHERE player = $1', [memberId]);
    expect(await found()).toEqual(purse(1n));
  });

  it('a transfer that only the venue made', async () => {
    await venues.told('deposit', { id: randomUUID(), player: memberId, amount: '7' });
    expect(await found()).toEqual(purse(7_00n));
  });

  it('a transfer that only the books have', async () => {
    const elsewhere = { ...deps(), venues: new Map([[venue, faultyVenue()]]) };
    const { id } = await move(30_00n, elsewhere);
    expect(await found()).toEqual([
      ...purse(-30_00n),
      { kind: 'transfer', id, booked: 'done', reported: 'no-record' },
    ]);
  });

  it.each([
    ['dead', 'dead'],
    ['refused', 'refused'],
  ])('a transfer that is done here and %s there', async (state, reported) => {
    await atVenue('UPDATE transfers SET state = $2 WHERE id = $1', [transfer, state]);
    expect(await found()).toEqual([{ kind: 'transfer', id: transfer, booked: 'done', reported }]);
  });

  it('a transfer that is refused here and done there', async () => {
    await venues.told('fault', { method: 'deposit', fault: 'refuse', times: 1 });
    const { id, state } = await move(20_00n);
    expect(state).toBe('refused');
    await atVenue(`UPDATE transfers SET state = 'done', moved = asked WHERE id = $1`, [id]);
    expect(await found()).toEqual([{ kind: 'transfer', id, booked: 'refused', reported: 'done' }]);
  });

  it('a transfer of another amount', async () => {
    await atVenue('UPDATE transfers SET moved = moved - 1 WHERE id = $1', [transfer]);
    expect(await found()).toEqual([{ kind: 'transfer', id: transfer, booked: 'done', reported: 'done' }]);
  });
});

it('a round that was not taken over yet is no difference among the rounds', async () => {
  await play();
  const ofMember = (await roundDifferences(deps())).filter(one => one.memberId === memberId);
  expect(ofMember).toEqual([]);
});

describe('a comparison of the rounds of the last month', () => {
  it('asks for no older ones, and finds one that was played a month ago and told anew since', async () => {
    const old = round;
    clock.advance(comparedMs - minute);
    await atVenue('UPDATE rounds SET win = win + 1 WHERE id = $1', [old.id]);
    expect(await found()).toContainEqual({ kind: 'round', id: old.id, problem: 'changed' });
    clock.advance(2 * minute);
    const recent = await play();
    await pullHistory(deps());
    const all = deps();
    const asked: bigint[] = [];
    const { games, ...whole } = all.venues.get(venue) as Venue;
    const history: GameSide['history'] = after => {
      asked.push(after);
      return (games as GameSide).history(after);
    };
    const watched = {
      ...all,
      venues: new Map([[venue, { ...whole, games: { ...(games as GameSide), history } }]]),
    };
    expect(await roundDifferences(watched)).toEqual([]);
    const version = async (id: string) =>
      (await atVenue('SELECT version FROM rounds WHERE id = $1', [id]))[0]?.version as bigint;
    expect(asked).toEqual([(await version(recent.id)) - 1n]);

    await atVenue('UPDATE rounds SET win = win + 1, version = DEFAULT WHERE id = $1', [old.id]);
    const { db } = running.platform;
    await db
      .updateTable('venue_cursors')
      .set({ after: await version(old.id) })
      .where('venue', '=', venue)
      .execute();
    expect(await roundDifferences(deps())).toEqual([
      { kind: 'round', venue, id: old.id, memberId, problem: 'changed' },
    ]);
  });

  it('finds what the venue tells and nobody booked, where nothing else was played', async () => {
    clock.advance(comparedMs + minute);
    const { id } = await play();
    const rows = await atVenue('SELECT max(version) AS version FROM rounds', []);
    const { db } = running.platform;
    await db
      .updateTable('venue_cursors')
      .set({ after: rows[0]?.version as bigint })
      .where('venue', '=', venue)
      .execute();
    expect(await roundDifferences(deps())).toEqual([
      { kind: 'round', venue, id, memberId, problem: 'missing' },
    ]);
  });
});
