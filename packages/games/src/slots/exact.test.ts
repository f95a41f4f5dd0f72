import { compareRatio, printRatio, printScaled, type Ratio } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { rootOf, volatilityOf } from '../game/exact.ts';
import { enumerateSlot, lineReturn } from '../testing/slot-model.ts';
import { slotGames } from './data/index.ts';
import { countSlot } from './exact.ts';
import type { Reel, SlotRules } from './rules.ts';
import { slotCountOf } from './slot-game.ts';

const reelOf = (...counts: readonly number[]): Reel =>
  counts.flatMap((count, at) => new Array<string>(count).fill('abc'[at]!));
const percent = ({ n, d }: Ratio, decimals: number) => printRatio({ n: n * 100n, d }, decimals);

/** Three reels of 20, one line, three alike pay 2, 10 and 100. */
const golden: SlotRules = {
  law: 'slots-1',
  rows: 1,
  reels: [reelOf(10, 7, 3), reelOf(11, 7, 2), reelOf(9, 9, 2)],
  lines: [[0, 0, 0]],
  pays: { a: [0, 0, 200], b: [0, 0, 1000], c: [0, 0, 10_000] },
};

/** Small enough to play every round that is possible: two free spins, wilds, a scatter that pays. */
const small: SlotRules = {
  law: 'slots-1',
  rows: 2,
  reels: ['wild lamp fan tea', 'lamp wild tea fan', 'tea lamp fan wild'].map(each => each.split(' ')),
  lines: [
    [0, 0, 0],
    [1, 0, 1],
  ],
  pays: { wild: [0, 40, 500], lamp: [0, 30, 100], fan: [0, 0, 60] },
  wild: 'wild',
  scatter: { symbol: 'tea', pays: [0, 20, 200], spins: [0, 1, 2] },
  freeSpins: { reels: ['lamp fan wild', 'lamp fan', 'fan lamp lamp'].map(each => each.split(' ')), times: 3 },
};

describe('the count of all stops', () => {
  it('has the return, hit rate and deviation that follow from the symbols of the reels', () => {
    const { exact, top } = countSlot(golden);
    expect(percent(exact.return, 3)).toBe('94.875');
    expect(percent(exact.hit, 4)).toBe('18.0375');
    expect(rootOf(exact.variance, 3)).toBe(4484n);
    expect(top).toEqual({ multiplier: 10_000, chance: { n: 3n, d: 2000n } });
  });

  it.each([
    ['of a small game with free spins', small],
    ['of a game with wilds on every reel', slotGames.find(({ code }) => code === 'tea-house')!.rules],
  ])('%s is that of every round played one by one', (_name, rules) => {
    const { exact, top } = countSlot(rules);
    const model = enumerateSlot(rules);
    expect(compareRatio(exact.return, model.return)).toBe(0);
    expect(compareRatio(exact.hit, model.hit)).toBe(0);
    expect(compareRatio(exact.variance, model.variance)).toBe(0);
    expect(top.multiplier).toBe(model.top.multiplier);
    expect(compareRatio(top.chance, model.top.chance)).toBe(0);
  });

  it.each(slotGames)('$code returns by its lines what its symbols alone give', ({ rules }) => {
    expect(compareRatio(slotCountOf(rules).split.lines, lineReturn(rules))).toBe(0);
  });
});

describe('a slot', () => {
  it.each([
    ['tea-house', 1, '95.71', '36.16', '2.790', 7520],
    ['lantern-fair', 2, '94.40', '51.56', '3.668', 27_040],
    ['salt-road', 3, '94.44', '48.20', '5.560', 122_900],
    ['tide-pools', 3, '95.99', '48.83', '5.030', 46_410],
    ['night-ferry', 4, '95.90', '56.44', '8.840', 51_537],
    ['bronze-bells', 5, '95.97', '46.98', '14.166', 152_230],
  ])('%s has grade %i and returns %s percent', (code, grade, back, hit, sigma, most) => {
    const { exact, top } = slotCountOf(slotGames.find(game => game.code === code)!.rules);
    expect(volatilityOf(exact)).toBe(grade);
    expect(percent(exact.return, 2)).toBe(back);
    expect(percent(exact.hit, 2)).toBe(hit);
    expect(printScaled(rootOf(exact.variance, 3), 3)).toBe(sigma);
    expect(top.multiplier).toBe(most);
  });

  it.each(slotGames)('$code keeps the bounds of its kind', ({ rules }) => {
    const { exact, split, top } = slotCountOf(rules);
    const all = exact.return.n * split.jackpot.d + split.jackpot.n * exact.return.d;
    const back = { n: all, d: exact.return.d * split.jackpot.d };
    expect(compareRatio(back, { n: 90n, d: 100n })).toBeGreaterThan(0);
    expect(compareRatio(back, { n: 98n, d: 100n })).toBeLessThan(0);
    expect(compareRatio(exact.hit, { n: 1n, d: 20n })).toBeGreaterThan(0);
    expect(compareRatio(top.chance, { n: 1n, d: 10_000_000n })).toBeGreaterThan(0);
  });

  it('states the share of its jackpot apart', () => {
    const shares = slotGames.map(({ code, rules }) => [code, percent(slotCountOf(rules).split.jackpot, 2)]);
    expect(shares.filter(([, share]) => share !== '0.00')).toEqual([['salt-road', '1.00']]);
  });
});
