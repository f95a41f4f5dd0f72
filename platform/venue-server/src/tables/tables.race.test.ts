import { randomUUID } from 'node:crypto';
import { drawsFor } from '@lobby/testing';
import { expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { auditBooks } from '../ledger/audit.ts';
import { raceSuite } from '../testing/race-suite.ts';
import type { TestVenues } from '../testing/test-venues.ts';
import { stakedInOpenRounds } from './seats.ts';
import { settleDue } from './settle-rounds.ts';

const at = { venue: 'YXZR', game: 'baccarat' } as const;
const { bettingMs, drawMs, periodMs } = timetableOf(at.game);
const cents = (text: string) => BigInt(text.replace('.', ''));
const players = Array.from({ length: 6 }, (_, each) => `racer ${each}`);

raceSuite('one table on two servers', servers => {
  const settleAt = ({ database, time }: TestVenues) =>
    settleDue({
      ...{ database, now: time },
      onTrouble: error => {
        throw error;
      },
    });
  const later = (ms: number) => {
    for (const server of servers()) server.later(ms);
  };

  it('has one chain and one round for each number, and pays each seat once', async () => {
    const draw = drawsFor('a table at once');
    const below = (most: number) => Math.floor(draw() * most);
    const [one, other] = servers();
    const keys = await Promise.all(players.map(async player => (await one.join(player, '500', at)).key));
    const inside = new Map(players.map(player => [player, 500_00n]));
    const settled = new Set<string>();
    for (let turn = 0; turn < 4; turn += 1) {
      const [here, there] = await Promise.all([
        one.page('/table', { key: keys[0] }),
        other.page('/table', { key: keys[1] }),
      ]);
      expect([here.number, here.chain]).toEqual([there.number, there.chain]);
      const { number } = here;
      const bets = players.flatMap((player, seat) =>
        Array.from({ length: 3 }, () => {
          const pick = ['player', 'banker', 'tie'][below(3)];
          const choice = { bets: [{ pick, units: 1 + below(3) }] };
          const call = { key: keys[seat], body: { id: randomUUID(), number, stake: '1', choice } };
          return { player, call };
        }),
      );
      const taken = await Promise.all(
        bets.flatMap(({ player, call }) =>
          servers().map(async server => ({
            player,
            id: call.body.id,
            ...(await server.page('/bets', call)),
          })),
        ),
      );
      const once = new Map(taken.filter(({ status }) => status === 200).map(each => [each.id, each]));
      expect(once.size).toBe(bets.length);
      for (const { player, staked } of once.values())
        inside.set(player, (inside.get(player) ?? 0n) - cents(staked));
      const open = [...once.values()].reduce((sum, { staked }) => sum + cents(staked), 0n);
      expect(await stakedInOpenRounds(one.database.query)).toBe(open);
      later(drawMs);
      // Sweeps of both servers, and the pages of all players.
      const told = await Promise.all([
        ...keys.map((key, seat) => servers()[seat % 2]?.page('/table', { key })),
        ...servers().map(settleAt),
        ...servers().map(settleAt),
      ]);
      await settleAt(one);
      expect(await stakedInOpenRounds(one.database.query)).toBe(0n);
      const results = told.flatMap(each => (each ? [JSON.stringify(each.results[0])] : []));
      expect(new Set(results).size).toBe(1);
      for (const [seat, player] of players.entries()) {
        const { last } = await other.page('/table', { key: keys[seat] });
        expect(last.number).toBe(number);
        expect(settled.has(last.id)).toBe(false);
        settled.add(last.id);
        inside.set(player, (inside.get(player) ?? 0n) + cents(last.win));
      }
      later(periodMs - drawMs);
    }
    for (const [player, fen] of inside)
      expect(cents((await other.told('balance', { venue: at.venue, player })).balance)).toBe(fen);
    expect(await auditBooks(one.database)).toEqual([]);
  });

  it('a bet that is taken while the round is closed and drawn is on it, or moved nothing', async () => {
    const [one, other] = servers();
    const { key } = await one.join('late', '500', at);
    let taken = 0;
    for (let turn = 0; turn < 8; turn += 1) {
      const { number } = await one.page('/table', { key });
      one.later(bettingMs - 1);
      other.later(drawMs);
      const choice = { bets: [{ pick: 'tie', units: 1 }] };
      const [bet] = await Promise.all([
        one.page('/bets', { key, body: { id: randomUUID(), number, stake: '1', choice } }),
        other.page('/table', { key }),
        settleAt(other),
      ]);
      if (bet.status === 200) taken += 1;
      else expect(bet).toMatchObject({ reason: 'closed' });
      one.later(drawMs - bettingMs + 1);
      await settleAt(one);
      expect(await stakedInOpenRounds(one.database.query)).toBe(0n);
      later(periodMs - drawMs);
    }
    const { rounds } = await one.told('history', { venue: at.venue, after: '0', limit: 500 });
    expect(rounds.filter(({ player }: { player: string }) => player === 'late')).toHaveLength(taken);
    expect(await auditBooks(one.database)).toEqual([]);
  });
});
