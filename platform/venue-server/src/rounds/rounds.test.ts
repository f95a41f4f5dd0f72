import { randomUUID } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import { commitmentOf, gameOf, personalDraws, rulesHash } from '@lobby/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { game, type TestVenues, testVenues } from '../testing.ts';
import { cycleMs } from './play-round.ts';

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

describe('what a round is drawn from', () => {
  it('was committed to before, is told after, and draws the same round again', async () => {
    const { key, seeds } = await venues.join('v1', '500');
    const rounds = [await play(key), await play(key)];
    expect(rounds.map(({ commitment, nonce }) => [commitment, nonce])).toEqual([
      [seeds.commitment, 0],
      [seeds.commitment, 1],
    ]);
    expect(await venues.page(`/verify/${rounds[0].id}`)).toMatchObject({ serverSeed: null });
    const changed = await venues.page('/seeds', { key, body: { clientSeed: 'mine' } });
    // The next seed of the house was committed to before the player chose one.
    expect(changed.seeds).toMatchObject({ commitment: seeds.nextCommitment, clientSeed: 'mine', nonce: 0 });
    const lanterns = gameOf(game);
    for (const { id, events } of rounds) {
      const told = await venues.page(`/verify/${id}`);
      const server = fromHex(told.serverSeed);
      expect(commitmentOf(server)).toBe(seeds.commitment);
      expect(rulesHash(told.rules)).toBe(told.rulesHash);
      const draws = personalDraws({ server, client: told.clientSeed, nonce: told.nonce });
      expect(lanterns?.play(told.rules, draws, told.choice).events).toEqual(events);
      expect(JSON.stringify(told)).not.toContain('v1');
    }
  });

  it('depends on no balance, stake or language: the same seeds draw the same round', async () => {
    const { key } = await venues.join('v2', '500');
    const round = await play(key, '100');
    await venues.page('/seeds', { key, body: { clientSeed: 'x' } });
    const { serverSeed, clientSeed, nonce } = await venues.page(`/verify/${round.id}`);
    const lanterns = gameOf(game);
    const draws = personalDraws({ server: fromHex(serverSeed), client: clientSeed, nonce });
    expect(lanterns?.play(lanterns.rules, draws, {}).multiplier).toBe(round.multiplier);
  });
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
