import { randomUUID } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import { gameOf, personalDraws, replay } from '@lobby/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { game, type TestVenues, testVenues } from '../testing/test-venues.ts';
import { cycleMs, tableCycleMs } from './cycle.ts';

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const play = async (key: string, stake = '2', id: string = randomUUID()) => {
  venues.later(cycleMs);
  return venues.page('/round', { key, body: { id, stake } });
};
const cents = (text: string) => BigInt(text.replace('.', ''));

describe('a round', () => {
  it('takes its stake and pays its win at once, and says both balances', async () => {
    const { key } = await venues.join('p1', '500');
    let before = 500_00n;
    for (let n = 0; n < 20; n += 1) {
      const round = await play(key);
      expect(cents(round.before)).toBe(before);
      before += cents(round.win) - 200n;
      expect(cents(round.after)).toBe(before);
      expect(round.events.at(-1)).toEqual({ type: 'round-end', multiplier: round.multiplier });
    }
    expect(cents((await venues.told('balance', { player: 'p1' })).balance)).toBe(before);
  });

  it('asked for again is the same round, and another stake under its id is none', async () => {
    const { key } = await venues.join('p2', '50');
    const id = randomUUID();
    const first = await play(key, '2', id);
    expect(await play(key, '2', id)).toEqual(first);
    expect(await play(key, '3', id)).toMatchObject({ status: 409, reason: 'exists' });
    expect((await venues.told('balance', { player: 'p2' })).balance).toBe(first.after);
  });

  it('begins 2.5 seconds after the last one, on whichever page', async () => {
    const { key } = await venues.join('p3', '50');
    await play(key);
    const soon = { id: randomUUID(), stake: '2' };
    venues.later(cycleMs - 1);
    expect(await venues.page('/round', { key, body: soon })).toMatchObject({ reason: 'too-soon', waitMs: 1 });
    venues.later(1);
    expect(await venues.page('/round', { key, body: soon })).toMatchObject({ status: 200 });
  });

  it.each([
    ['more than there is', '20', 'balance'],
    ['half a yuan', '0.5', 'stake'],
    ['a part of a step', '1.5', 'stake'],
    ['more than may be staked', '201', 'stake'],
  ])('of %s is refused and moves nothing', async (_, stake, reason) => {
    const { key } = await venues.join(`short ${stake}`, '10');
    expect(await play(key, stake)).toMatchObject({ status: 409, reason });
    expect((await venues.told('balance', { player: `short ${stake}` })).balance).toBe('10.00');
  });

  it('whose answer was lost is told after its session has ended', async () => {
    const { key } = await venues.join('p4', '50');
    const id = randomUUID();
    const round = await play(key, '2', id);
    await venues.told('endSession', { player: 'p4' });
    expect(await play(key, '2', id)).toEqual(round);
    expect(await play(key)).toMatchObject({ status: 401, reason: 'session-ended' });
  });

  it('in a trial is played with credits that no book holds', async () => {
    const { key, isTrial, balance } = await venues.join('');
    expect([isTrial, balance]).toEqual([true, '1000.00']);
    const round = await play(key);
    expect(cents(round.after)).toBe(1_000_00n - 200n + cents(round.win));
    const { rounds } = await venues.told('history', { after: '0', limit: 500 });
    expect(rounds.map(({ id }: { id: string }) => id)).not.toContain(round.id);
  });
});

describe('a shot at a fish', () => {
  const visit = { venue: 'SHBY', game: 'deep-sea' };
  const shoot = (key: string, choice: object) =>
    venues.page('/round', { key, body: { id: randomUUID(), stake: '2', choice } });

  it('pays the reward of the fish or nothing, as the server drew it', async () => {
    const { key, cycleMs: least } = await venues.join('f1', '100', visit);
    expect(least).toBe(tableCycleMs);
    let balance = 100_00n;
    for (let shot = 0; shot < 12; shot += 1) {
      venues.later(tableCycleMs);
      const round = await shoot(key, { target: 'sprat' });
      const [event] = round.events;
      expect(event).toMatchObject({ type: 'shot', target: 'sprat' });
      expect(round.win).toBe(event.isCaught ? '4.00' : '0.00');
      balance += cents(round.win) - 200n;
      expect(cents(round.after)).toBe(balance);
    }
  });

  it('is refused sooner than 5 seconds after the last, and at a fish that there is not', async () => {
    const { key } = await venues.join('f2', '100', visit);
    venues.later(tableCycleMs);
    await shoot(key, { target: 'ray' });
    venues.later(tableCycleMs - 1);
    expect(await shoot(key, { target: 'ray' })).toMatchObject({ reason: 'too-soon', waitMs: 1 });
    venues.later(1);
    for (const choice of [{ target: 'toString' }, {}])
      expect(await shoot(key, choice)).toMatchObject({ status: 409, reason: 'choice' });
  });
});

describe('what a round is drawn from', () => {
  it('was committed to before, is told after, and draws the same round again', async () => {
    const { key, seeds } = await venues.join('v1', '500');
    const rounds = [await play(key), await play(key)];
    expect(rounds.map(({ commitment, nonce }) => [commitment, nonce])).toEqual([
      [seeds.commitment, 0],
      [seeds.commitment, 1],
    ]);
    const record = (id: string) => venues.page(`/verify/${id}.json`);
    expect(await record(rounds[0].id)).toMatchObject({ seeds: { server: null } });
    const changed = await venues.page('/seeds', { key, body: { clientSeed: 'mine' } });
    // The next seed of the house was committed to before the player chose one.
    expect(changed.seeds).toMatchObject({ commitment: seeds.nextCommitment, clientSeed: 'mine', nonce: 0 });
    for (const { id, events } of rounds) {
      const told = await record(id);
      expect(told).toMatchObject({ seeds: { commitment: seeds.commitment }, round: { events } });
      expect(replay(told)).toMatchObject({ outcome: 'equal' });
      expect(JSON.stringify(told)).not.toContain('v1');
    }
  });

  it('depends on no balance, stake or language: the same seeds draw the same round', async () => {
    const { key } = await venues.join('v2', '500');
    const round = await play(key, '100');
    await venues.page('/seeds', { key, body: { clientSeed: 'x' } });
    const { seeds } = await venues.page(`/verify/${round.id}.json`);
    const lanterns = gameOf(game);
    const draws = personalDraws({ server: fromHex(seeds.server), client: seeds.client, nonce: seeds.nonce });
    expect(lanterns?.play(lanterns.rules, draws, {}).multiplier).toBe(round.multiplier);
  });
});

it('the last rounds are told with the transfers between them, and without those of before', async () => {
  const { key } = await venues.join('l1', '50');
  venues.later(1);
  const first = await play(key);
  await venues.told('deposit', { id: randomUUID(), player: 'l1', amount: '7' });
  await venues.told('withdraw', { id: randomUUID(), player: 'l1', amount: '3.50' });
  const second = await play(key);
  const { rounds, transfers } = await venues.page('/rounds', { key });
  expect(rounds.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  expect(transfers).toEqual([
    { direction: 'out', amount: '3.50', at: first.at },
    { direction: 'in', amount: '7.00', at: first.at },
  ]);
  expect(cents(second.before)).toBe(cents(first.after) + 350n);
  const trial = await venues.join('');
  expect(await venues.page('/rounds', { key: trial.key })).toMatchObject({ rounds: [], transfers: [] });
});

it('the history tells each round once, in the order of its versions', async () => {
  const { key } = await venues.join('h1', '50');
  const played = [await play(key), await play(key), await play(key)];
  const all: { id: string; player: string; version: string }[] = [];
  for (let after = '0'; ; after = all.at(-1)?.version ?? '0') {
    const { rounds } = await venues.told('history', { after, limit: 2 });
    if (rounds.length === 0) break;
    all.push(...rounds);
  }
  expect(all.filter(({ player }) => player === 'h1').map(({ id }) => id)).toEqual(played.map(({ id }) => id));
  expect(new Set(all.map(({ version }) => version)).size).toBe(all.length);
});
