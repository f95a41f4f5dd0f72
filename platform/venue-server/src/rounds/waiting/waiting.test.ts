import { randomUUID } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import { gameOf, personalDraws } from '@lobby/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks, venueBooks } from '../../ledger/audit.ts';
import { type TestVenues, tableCycleMs, testVenues } from '../../testing/test-venues.ts';
import { finishOverdue, retryMs } from './finish-round.ts';
import { patienceMs } from './open-rounds.ts';

const at = { venue: 'LHQP', game: 'twenty-one' };
const game = gameOf(at.game);
const cents = (text: string) => BigInt(text.replace('.', ''));

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const begin = (
  key: string,
  { stake = '10', id = randomUUID() as string, choice = { moves: [] } as object } = {},
) => {
  venues.later(tableCycleMs);
  return venues.page('/round', { key, body: { id, stake, choice } });
};
const move = (key: string, round: { id: string }, position: number, wanted: string) =>
  venues.page(`/round/${round.id}/move`, { key, body: { position, move: wanted } });
const balance = async (player: string) => (await venues.told('balance', { ...at, player })).balance;

/** Begins rounds until one waits, and is wanted. */
async function waiting(
  key: string,
  isWanted: (round: Awaited<ReturnType<typeof begin>>) => boolean = () => true,
) {
  for (let tries = 0; tries < 300; tries += 1) {
    const round = await begin(key);
    if (round.open.length > 0 && isWanted(round)) return round;
    for (let left = round; left.open.length > 0; ) left = await move(key, left, left.position, 'stand');
  }
  throw new Error('no round waits as it is wanted');
}

describe('a round that waits', () => {
  it('takes its stake at once, pays when it is over, and is drawn by the seeds it began with', async () => {
    const { key } = await venues.join('w1', '500', at);
    const round = await waiting(key);
    expect([round.staked, round.win, round.waitsMs]).toEqual(['10.00', '0.00', patienceMs]);
    expect(await balance('w1')).toBe(round.after);
    const over = await move(key, round, 0, 'stand');
    expect(over).toMatchObject({
      open: [],
      position: 1,
      choice: { moves: ['stand'] },
      commitment: round.commitment,
    });
    expect(cents(over.after)).toBe(cents(over.before) - cents(over.staked) + cents(over.win));
    expect([over.balance, await balance('w1')]).toEqual([over.after, over.after]);
    const { revealed } = await venues.page('/seeds', { key, body: { clientSeed: 'x' } });
    const seeds = { server: fromHex(revealed.serverSeed), client: revealed.clientSeed, nonce: round.nonce };
    expect(game?.play(game.rules, personalDraws(seeds), { moves: ['stand'] }).events).toEqual(over.events);
  });

  it('makes a move once, however often it is asked, and no other in its place', async () => {
    const { key } = await venues.join('w2', '5000', at);
    const round = await waiting(key);
    const over = await move(key, round, 0, 'stand');
    expect(await move(key, round, 0, 'stand')).toEqual(over);
    expect(await move(key, round, 0, 'hit')).toMatchObject({ status: 409, reason: 'over' });
    expect(await move(key, round, 1, 'hit')).toMatchObject({ status: 409, reason: 'over' });
    const next = await waiting(key, ({ open, events }) => !open.includes('split') && events[0].total < 10);
    expect(await move(key, next, 1, 'hit')).toMatchObject({ status: 409, reason: 'position' });
    expect(await move(key, next, 0, 'split')).toMatchObject({ status: 409, reason: 'move' });
    expect(await move(key, { id: 'another' }, 0, 'hit')).toMatchObject({ status: 409, reason: 'round' });
    // Nine and an ace are twenty, so it waits still.
    expect(await move(key, next, 0, 'hit')).toMatchObject({ position: 1 });
    expect(await move(key, next, 0, 'stand')).toMatchObject({ status: 409, reason: 'exists' });
    await move(key, next, 1, 'stand');
  });

  it.each(['double', 'split'])(
    'takes the stake of a %s with the move, and refuses it without money',
    async wanted => {
      const player = `more ${wanted}`;
      const { key } = await venues.join(player, '5000', at);
      const round = await waiting(key, ({ open }) => open.includes(wanted));
      const all = await balance(player);
      const out = { ...at, id: randomUUID(), player, amount: all };
      expect(await venues.told('withdraw', out)).toMatchObject({ result: 'done' });
      expect(await move(key, round, 0, wanted)).toMatchObject({ status: 409, reason: 'balance' });
      expect((await venues.page('/session', { key })).waiting).toMatchObject({
        id: round.id,
        position: 0,
        staked: '10.00',
      });
      await venues.told('deposit', { ...at, id: randomUUID(), player, amount: '10' });
      const moved = await move(key, round, 0, wanted);
      expect(moved).toMatchObject({ status: 200, staked: '20.00', position: 1 });
      expect(moved.balance).toBe(await balance(player));
      for (let left = moved; left.open.length > 0; ) left = await move(key, left, left.position, 'stand');
    },
  );

  it('is the only one of its game, and is begun without a move', async () => {
    const { key } = await venues.join('w3', '500', at);
    expect(await begin(key, { choice: { moves: ['stand'] } })).toMatchObject({
      status: 409,
      reason: 'choice',
    });
    const id = randomUUID();
    let round = await begin(key, { id });
    if (round.open.length === 0) round = await waiting(key);
    expect(await begin(key)).toMatchObject({ status: 409, reason: 'open' });
    const again = await venues.page('/round', {
      key,
      body: { id: round.requestId, stake: '10', choice: { moves: [] } },
    });
    expect(again).toMatchObject({ status: 200, id: round.id, events: round.events });
    await move(key, round, 0, 'stand');
  });

  it('is found after the page is opened anew, with the same cards', async () => {
    const { key } = await venues.join('w4', '500', at);
    const round = await waiting(key);
    venues.later(10_000);
    const opened = await venues.join('w4', undefined, at);
    expect(opened.waiting).toMatchObject({
      id: round.id,
      events: round.events,
      open: round.open,
      waitsMs: 50_000,
    });
    expect(await move(key, round, 0, 'stand')).toMatchObject({ status: 401, reason: 'session-ended' });
    await venues.told('endSession', { ...at, player: 'w4' });
    const anew = await venues.join('w4', undefined, at);
    expect(anew.waiting).toMatchObject({ id: round.id, waitsMs: 50_000 });
    expect(await move(anew.key, round, 0, 'stand')).toMatchObject({ status: 200, open: [] });
  });

  it('keeps its seeds, its result and its place in the history to itself until it is over', async () => {
    const { key } = await venues.join('w5', '500', at);
    const round = await waiting(key);
    expect(await venues.page('/seeds', { key, body: { clientSeed: 'mine' } })).toMatchObject({
      status: 409,
      reason: 'round-open',
    });
    expect(await venues.page(`/verify/${round.id}.json`)).toMatchObject({ status: 404 });
    expect(round.events.map(({ type }: { type: string }) => type)).toEqual(['dealt']);
    const told = async () => {
      const { rounds } = await venues.told('history', { ...at, after: '0', limit: 500 });
      return rounds.filter(({ id }: { id: string }) => id === round.id);
    };
    expect(await told()).toEqual([]);
    const over = await move(key, round, 0, 'stand');
    expect(await told()).toMatchObject([{ staked: over.staked, win: over.win }]);
    expect(await venues.page('/seeds', { key, body: { clientSeed: 'mine' } })).toMatchObject({ status: 200 });
  });

  it('has a line of its own in the books', async () => {
    const { key } = await venues.join('w6', '500', at);
    const round = await waiting(key);
    const books = async () => (await venueBooks(venues.database)).find(({ venue }) => venue === at.venue);
    const open = await books();
    expect(open?.unfinished).toBe(1000n);
    expect(await venues.told('balance', { ...at, player: 'w6' })).toMatchObject({ inPlay: '10.00' });
    const over = await move(key, round, 0, 'stand');
    const closed = await books();
    expect(closed?.unfinished).toBe(0n);
    expect((closed?.house ?? 0n) - (open?.house ?? 0n)).toBe(1000n - cents(over.win));
    for (const { purses, unfinished, house, site } of [open, closed].filter(line => line !== undefined))
      expect(purses + unfinished + house + site).toBe(0n);
  });
});

describe('a round that was left', () => {
  it('is finished by the server after a minute, also when its session has ended, and its page can ask for it', async () => {
    const { key } = await venues.join('l1', '500', at);
    const round = await waiting(key);
    await venues.told('endSession', { ...at, player: 'l1' });
    venues.later(patienceMs - 1);
    await finishOverdue(venues.database, venues.time());
    expect(await venues.page(`/round/${round.id}`, { key })).toMatchObject({ open: round.open, waitsMs: 1 });
    venues.later(1);
    await finishOverdue(venues.database, venues.time());
    const { rounds } = await venues.told('history', { ...at, after: '0', limit: 500 });
    expect(rounds.at(-1)).toMatchObject({ id: round.id, staked: '10.00' });
    const over = await venues.page(`/round/${round.id}`, { key });
    expect(over).toMatchObject({ open: [], staked: '10.00', waitsMs: 0 });
    expect(over.balance).toBe(await balance('l1'));
    expect(over.after).toBe(over.balance);
  });

  it('is finished with the next thing that is asked of its game', async () => {
    const { key } = await venues.join('l2', '500', at);
    const round = await waiting(key);
    venues.later(patienceMs);
    expect(await move(key, round, 0, 'hit')).toMatchObject({ status: 409, reason: 'over' });
    const next = await waiting(key);
    venues.later(patienceMs);
    expect(await venues.page('/session', { key })).not.toHaveProperty('waiting');
    expect(await begin(key)).toMatchObject({ status: 200 });
    expect(await venues.page(`/verify/${next.id}.json`)).toMatchObject({
      choice: { moves: expect.any(Array) },
    });
  });

  it('in a trial is finished with its credits', async () => {
    const { key } = await venues.join('', undefined, at);
    const round = await waiting(key);
    venues.later(patienceMs);
    const state = await venues.page('/session', { key });
    const { rounds } = await venues.page('/rounds', { key });
    expect(rounds[0]).toMatchObject({ id: round.id, after: state.balance });
  });
});

it('bull gives back what it held and did not lose in the same round, and pays no more', async () => {
  const { key } = await venues.join('b1', '500', { venue: 'LHQP', game: 'bull' });
  venues.later(tableCycleMs);
  const round = await venues.page('/round', { key, body: { id: randomUUID(), stake: '10' } });
  expect(round).toMatchObject({ staked: '50.00', open: [] });
  const [, result] = round.events;
  const change =
    result.winner === 'player' ? 950n * BigInt(result.multiple) : -1000n * BigInt(result.multiple);
  expect(cents(round.win)).toBe(5000n + change);
  expect(await balance('b1')).toBe(round.after);
  expect(cents(round.after)).toBe(50_000n + change);
  venues.later(tableCycleMs - 1);
  const soon = await venues.page('/round', { key, body: { id: randomUUID(), stake: '10' } });
  expect(soon).toMatchObject({ reason: 'too-soon', waitMs: 1 });
  const { key: poor } = await venues.join('b2', '49.99', { venue: 'LHQP', game: 'bull' });
  expect(await venues.page('/round', { key: poor, body: { id: randomUUID(), stake: '10' } })).toMatchObject({
    reason: 'balance',
  });
});

it('two hundred rounds that cannot be finished hold up no other, and are tried again after a minute', async () => {
  const { database, time, later } = venues;
  // The server sweeps by itself besides.
  const sweep = () => finishOverdue(database, time()).catch(() => {});
  later(patienceMs);
  await sweep();
  const { key } = await venues.join('behind', '500', at);
  const round = await waiting(key);
  // Their game is gone, and they come first.
  await database.query(
    `INSERT INTO rounds (id, session_id, request_id, venue, player, game, stake, choice, staked, multiplier, win, events,
       rules_hash, seed_pair, nonce, before, after, at, open, acted_at)
     SELECT 'broken ' || n, session_id, 'broken ' || n, venue, 'broken ' || n, 'gone', stake, choice, staked, multiplier,
       win, events, rules_hash, seed_pair, nonce + n, before, after, at, open, acted_at - 1
     FROM rounds, generate_series(1, 200) AS n WHERE id = $1`,
    [round.id],
  );
  later(patienceMs);
  const putOff = () =>
    database.query(`SELECT FROM rounds WHERE id LIKE 'broken %' AND retry_at = $1`, [time() + retryMs]);
  await sweep();
  expect(await putOff()).toHaveLength(200);
  await sweep();
  expect(await database.query('SELECT FROM rounds WHERE id = $1 AND open IS NULL', [round.id])).toHaveLength(
    1,
  );
  later(retryMs);
  await sweep();
  expect(await putOff()).toHaveLength(200);
  await database.query(`DELETE FROM rounds WHERE id LIKE 'broken %'`);
});
