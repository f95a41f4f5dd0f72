import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { raceSuite } from '../testing/race-suite.ts';
import { winNext } from './winning-seeds.ts';

const game = 'salt-road';
const cents = (text: string) => BigInt(text.replace('.', ''));

raceSuite('players who win one pool at once', servers => {
  it('are each paid of what the one before left, and every fen has one owner', async () => {
    const [one] = servers();
    const keys = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const player = `w${at}`;
        await one.told('deposit', { id: randomUUID(), player, amount: '200' });
        const token = one.tokenOf(await one.launch(player, { game }));
        return (await one.page('/session', { body: { token } })).key;
      }),
    );
    for (const at of [0, 1, 2, 3, 4, 5]) await winNext(one.database, `%/w${at}/%`);
    const rounds = await Promise.all(
      keys.map((key, at) =>
        servers()[at % 2 === 0 ? 0 : 1].page('/round', { key, body: { id: randomUUID(), stake: '100' } }),
      ),
    );
    expect(rounds.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const winners = rounds.filter(({ poolWin }) => poolWin !== '0.00');
    expect(winners).toHaveLength(6);
    // Each takes half of what it found.
    const held = await Promise.all(winners.map(({ id }) => one.page(`/verify/${id}.json`)));
    for (const { poolHeld, poolWin } of held) expect(cents(poolWin)).toBe(cents(poolHeld) / 2n);
    const [sum] = await one.database.query<{ won: bigint; seeds: bigint; amount: bigint }>(
      `SELECT (SELECT sum(pool_win) FROM rounds)::bigint AS won, amount,
        (SELECT sum(amount) FROM movements WHERE kind = 'seed')::bigint AS seeds FROM pools`,
    );
    // Eight stakes of 100 yuan fed a yuan each.
    expect(sum && sum.seeds + 8n * 100n - sum.won).toBe(sum?.amount);
    expect(await auditBooks(one.database)).toEqual([]);
  });
});
