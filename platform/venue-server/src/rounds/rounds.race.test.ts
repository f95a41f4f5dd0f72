import { randomUUID } from 'node:crypto';
import { drawsFor } from '@lobby/testing';
import { expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { raceSuite } from '../testing/race-suite.ts';
import { cycleMs } from './cycle.ts';

const cents = (text: string) => BigInt(text.replace('.', ''));

raceSuite('rounds, transfers and launches of one player at once', servers => {
  it('lose and make no fen, and no round is played twice', async () => {
    const draw = drawsFor('rounds at once');
    const below = (most: number) => Math.floor(draw() * most);
    const [one, other] = servers();
    const player = 'racing';
    let { key } = await one.join(player, '300');
    let inside = 300_00n;
    for (let turn = 0; turn < 40; turn += 1) {
      for (const server of servers()) server.later(cycleMs);
      const id = randomUUID();
      const round = { key, body: { id, stake: '2' } };
      const transfer = { id: randomUUID(), player, amount: String(1 + below(40)) };
      const direction = below(2) === 0 ? 'deposit' : 'withdraw';
      const relaunched = below(4) === 0;
      const [played, again, moved, movedAgain, launched] = await Promise.all([
        one.page('/round', round),
        other.page('/round', round),
        one.told(direction, transfer),
        other.told(direction, transfer),
        relaunched ? other.join(player) : undefined,
      ]);
      if (played.status === 200 && again.status === 200) expect(played).toEqual(again);
      const won = [played, again].find(({ status }) => status === 200);
      if (won) inside += cents(won.win) - cents(won.staked);
      expect(movedAgain).toEqual(moved);
      if (moved.result === 'done') inside += (direction === 'deposit' ? 1n : -1n) * cents(moved.amount);
      if (launched) key = launched.key;
    }
    expect(cents((await one.told('balance', { player })).balance)).toBe(inside);
    expect(await auditBooks(one.database)).toEqual([]);
  });
});
