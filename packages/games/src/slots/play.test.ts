import { describe, expect, it } from 'vitest';
import { personalDraws } from '../game/seeds.ts';
import { queuedStream } from '../testing/queued-stream.ts';
import { slotGames } from './data/index.ts';
import { playSlot } from './play.ts';
import type { SlotRules } from './rules.ts';

const rules: SlotRules = {
  law: 'slots-1',
  rows: 2,
  reels: ['wild lamp fan tea', 'lamp wild tea fan', 'tea lamp fan tea'].map(each => each.split(' ')),
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { wild: [0, 40], lamp: [0, 30, 100], fan: [0, 0, 60] },
  wild: 'wild',
};
const eventsOf = (round: ReturnType<typeof playSlot>, type: string) =>
  round.events.filter(event => event.type === type);

describe('a spin', () => {
  it('shows each reel from its stop down, around its end', () => {
    const round = playSlot(rules, queuedStream(3, 2, 3));
    expect(round).toEqual({
      units: 1,
      multiplier: 0,
      events: [
        {
          type: 'reels',
          stops: [3, 2, 3],
          symbols: [
            ['tea', 'wild'],
            ['tea', 'fan'],
            ['tea', 'tea'],
          ],
        },
        { type: 'round-end', multiplier: 0 },
      ],
    });
  });

  it('pays alike symbols from the left on every line, a wild standing for any', () => {
    const round = playSlot(rules, queuedStream(0, 0, 1));
    expect(eventsOf(round, 'line-win')).toEqual([
      { type: 'line-win', line: 0, rows: [0, 0, 0], symbol: 'lamp', count: 3, pays: 100 },
      { type: 'line-win', line: 1, rows: [1, 1], symbol: 'lamp', count: 2, pays: 30 },
      { type: 'line-win', line: 2, rows: [0, 1, 0], symbol: 'lamp', count: 3, pays: 100 },
    ]);
    expect(round.multiplier).toBe(230);
  });

  it('pays wilds by themselves where that is more than what they stand for', () => {
    const less = { ...rules, pays: { ...rules.pays, lamp: [0, 0, 35] } };
    expect(eventsOf(playSlot(less, queuedStream(0, 0, 1)), 'line-win')).toEqual([
      { type: 'line-win', line: 0, rows: [0, 0, 0], symbol: 'lamp', count: 3, pays: 35 },
      { type: 'line-win', line: 2, rows: [0, 1], symbol: 'wild', count: 2, pays: 40 },
    ]);
  });
});

describe('free spins', () => {
  const withFree: SlotRules = {
    ...rules,
    scatter: { symbol: 'tea', pays: [0, 0, 200], spins: [0, 0, 2] },
    freeSpins: { reels: [['lamp'], ['lamp', 'fan'], ['fan', 'lamp']], times: 3 },
  };

  it('are brought by scatters wherever they are seen, and pay their lines multiplied', () => {
    const won = playSlot(withFree, queuedStream(...[2, 2, 2], ...[0, 0, 1], ...[0, 1, 0]));
    expect(won.events.map(({ type }) => type)).toEqual([
      ...['reels', 'line-win', 'scatter', 'free-spins-begin'],
      ...['free-spin', 'reels', 'line-win'],
      ...['free-spin', 'reels', 'line-win', 'line-win'],
      ...['free-spins-end', 'round-end'],
    ]);
    expect(eventsOf(won, 'line-win').map(event => 'pays' in event && event.pays)).toEqual([60, 300, 300, 90]);
    expect(eventsOf(won, 'scatter')).toEqual([{ type: 'scatter', symbol: 'tea', count: 3, pays: 200 }]);
    expect(eventsOf(won, 'free-spins-end')).toEqual([{ type: 'free-spins-end', pays: 690 }]);
    expect(won.multiplier).toBe(950);
  });

  it('are not brought by fewer scatters', () => {
    const round = playSlot(withFree, queuedStream(3, 2, 1));
    expect(round.events.map(({ type }) => type)).toEqual(['reels', 'line-win', 'round-end']);
  });
});

describe('the jackpot', () => {
  const withPool: SlotRules = { ...rules, jackpot: { pool: 'caravan', share: 100, oneIn: 50_000 } };

  it('is drawn last, so that all else is as it would be without it', () => {
    const without = playSlot(rules, queuedStream(0, 0, 1));
    expect(playSlot(withPool, queuedStream(0, 0, 1, 1))).toEqual(without);
    const won = playSlot(withPool, queuedStream(0, 0, 1, 0));
    expect(won.events).toContainEqual({ type: 'jackpot-won', pool: 'caravan' });
    expect({ ...won, events: won.events.filter(({ type }) => type !== 'jackpot-won') }).toEqual(without);
  });
});

describe('every slot', () => {
  it.each(slotGames)('$code pays in a round what its events pay', ({ rules: ofGame }) => {
    for (let nonce = 0; nonce < 300; nonce++) {
      const round = playSlot(ofGame, personalDraws({ server: new Uint8Array(32), client: 'sum', nonce }));
      const paid = round.events.reduce(
        (sum, event) => sum + (event.type === 'line-win' || event.type === 'scatter' ? event.pays : 0),
        0,
      );
      expect(round.multiplier).toBe(paid);
      expect(round.events.at(-1)).toEqual({ type: 'round-end', multiplier: paid });
    }
  });
});
