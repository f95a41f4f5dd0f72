import { selectionKey } from '@lobby/betting';
import { describe, expect, it, vi } from 'vitest';
import { createBoard } from '../../../feed/board.ts';
import { manualFrames, wireGame } from '../../../feed/testing.ts';
import { createPriceHistory } from './price-history.ts';

const home = selectionKey('7001', 'RM', 'RMH');
const over = selectionKey('7001', 'ROU', 'ROUC');

function setUp(...keys: readonly string[]) {
  let now = 1_000;
  const board = createBoard({ schedule: manualFrames().schedule, now: () => now });
  const history = createPriceHistory(board.prices, () => now);
  let ver = 0;
  const tell = (changes: Parameters<typeof wireGame>[0], at: number) => {
    now = at;
    board.take('match', wireGame({ ver: String(++ver), ...changes }));
    board.flush();
  };
  tell({}, 1_000);
  history.follow(keys);
  return { board, history, tell };
}

describe('the course of a price', () => {
  it('begins with what is on the page and has every change once', () => {
    const { history, tell } = setUp(home);
    tell({ ior_RMH: '3.10' }, 5_000);
    tell({ ior_RMH: '3.10' }, 6_000);
    tell({ ior_RMH: '2.80' }, 9_000);
    expect(history.of(home)).toEqual([
      { at: 1_000, odds: 2.95 },
      { at: 5_000, odds: 3.1 },
      { at: 9_000, odds: 2.8 },
    ]);
  });

  it('has no price while it is locked', () => {
    const { history, tell } = setUp(home);
    tell({ gopen: 'N' }, 4_000);
    tell({}, 8_000);
    expect(history.of(home).map(({ odds }) => odds)).toEqual([2.95, undefined, 2.95]);
  });

  it('is decimal, also of a pair', () => {
    const { history } = setUp(over);
    expect(history.of(over)).toEqual([{ at: 1_000, odds: 1.92 }]);
  });

  it('begins anew with another line', () => {
    const { history, tell } = setUp(over);
    tell({ ratio_rouo: '3.5 / 4', ior_ROUC: '1.01' }, 5_000);
    expect(history.of(over)).toEqual([{ at: 5_000, odds: 2.01 }]);
  });

  it('tells its listeners of a change and, once it is closed, nobody', () => {
    const { history, tell } = setUp(home);
    const heard = vi.fn();
    history.subscribe(home, heard);
    tell({ ior_RMH: '3.10' }, 5_000);
    history.close();
    tell({ ior_RMH: '3.20' }, 6_000);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(history.of(home).at(-1)?.odds).toBe(3.1);
  });

  it('forgets what is older than half an hour, and keeps the price that was valid then', () => {
    const { history, tell } = setUp(home);
    tell({ ior_RMH: '3.10' }, 60_000);
    tell({ ior_RMH: '3.20' }, 40 * 60_000);
    expect(history.of(home).map(({ odds }) => odds)).toEqual([3.1, 3.2]);
  });
});
