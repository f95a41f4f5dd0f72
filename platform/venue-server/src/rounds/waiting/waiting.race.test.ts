import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/audit.ts';
import { raceSuite } from '../../testing/race-suite.ts';
import type { TestVenues } from '../../testing/test-venues.ts';
import { tableCycleMs } from '../cycle.ts';
import { finishOverdue } from './finish-round.ts';
import { patienceMs } from './open-rounds.ts';

const at = { venue: 'LHQP', game: 'twenty-one' };
const cents = (text: string) => BigInt(text.replace('.', ''));

raceSuite('a round that waits, asked for at once on two servers', servers => {
  afterAll(async () => {
    expect(await auditBooks(servers()[0].database)).toEqual([]);
  });

  const begin = async (key: string) => {
    for (const server of servers()) server.later(tableCycleMs);
    const body = { id: randomUUID(), stake: '10', choice: { moves: [] } };
    const [one, other] = await Promise.all(servers().map(server => server.page('/round', { key, body })));
    expect(one.id).toBe(other.id);
    return one;
  };
  const waiting = async (key: string) => {
    for (;;) {
      const round = await begin(key);
      if (round.open.length > 0) return round;
    }
  };
  const move = (server: TestVenues, key: string, round: { id: string }, wanted: string, position = 0) =>
    server.page(`/round/${round.id}/move`, { key, body: { position, move: wanted } });
  const balance = async (player: string) =>
    cents((await servers()[0].told('balance', { ...at, player })).balance);
  /** The history leaves out what a transaction under way might still come before. */
  const expectTold = (id: string) =>
    expect
      .poll(
        async () => {
          const { rounds } = await servers()[1].told('history', { ...at, after: '0', limit: 500 });
          return rounds.filter((round: { id: string }) => round.id === id).length;
        },
        { timeout: 30_000 },
      )
      .toBe(1);

  it('takes one of two moves, or the same one once', async () => {
    const [one, other] = servers();
    const { key } = await one.join('two moves', '5000', at);
    for (let turn = 0; turn < 12; turn += 1) {
      const round = await waiting(key);
      const before = await balance('two moves');
      const wanted = turn % 2 === 0 ? 'double' : 'stand';
      const answers = await Promise.all([
        move(one, key, round, 'double'),
        move(other, key, round, wanted),
        move(one, key, round, wanted),
      ]);
      const made = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200).map(({ reason }) => reason);
      expect(new Set(made.map(({ choice }) => String(choice.moves))).size).toBe(1);
      expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['over'] : []));
      const [over] = made;
      expect(await balance('two moves')).toBe(before - (cents(over.staked) - 1000n) + cents(over.win));
      await expectTold(round.id);
    }
  });

  it('is played on by its player or finished by the server, and paid once', async () => {
    const [one, other] = servers();
    const { key } = await one.join('left', '5000', at);
    for (let turn = 0; turn < 24; turn += 1) {
      const round = await waiting(key);
      const before = await balance('left');
      const sweep = async (server: TestVenues) =>
        finishOverdue(server.database, round.at + patienceMs + tableCycleMs);
      const [first, second] = turn % 2 === 0 ? [one, other] : [other, one];
      // A move that is made puts the end off, and then nothing is due.
      const [swept, moved, sweptToo] = await Promise.all([
        sweep(first),
        move(second, key, round, 'double'),
        sweep(second),
      ]);
      expect(moved.reason ?? 'moved').toBe(swept + sweptToo > 0 ? 'over' : 'moved');
      expect(swept + sweptToo).toBeLessThanOrEqual(1);
      const over = await one.page(`/round/${round.id}`, { key });
      expect(over.open).toEqual([]);
      expect(await balance('left')).toBe(before - (cents(over.staked) - 1000n) + cents(over.win));
      await expectTold(round.id);
    }
  });
});
