import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBoard } from '../feed/board.ts';
import { manualFrames, wireGame } from '../feed/testing.ts';
import { SportsbookContext } from './sportsbook-context.ts';
import { usePrice } from './use-board.ts';

function Price() {
  const entry = usePrice('7001/RM/RMH');
  return <b>{entry?.price.kind === 'decimal' ? entry.price.odds : ''}</b>;
}

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a price on the page', () => {
  it('renders once for a move, and not again in the minute after it', async () => {
    const frames = manualFrames();
    const board = createBoard({ schedule: frames.schedule });
    board.take('list', wireGame({ ver: '1' }));
    board.flush();
    const drawn = vi.fn();
    const element = document.createElement('div');
    await act(async () => {
      createRoot(element).render(
        <SportsbookContext value={{ ask: async () => ({ ok: false, failure: { kind: 'offline' } }), board }}>
          <Profiler id="price" onRender={drawn}>
            <Price />
          </Profiler>
        </SportsbookContext>,
      );
    });
    drawn.mockClear();

    await act(async () => {
      board.take('list', wireGame({ ver: '2', ior_RMH: '3.05' }));
      frames.next();
      await vi.advanceTimersByTimeAsync(60_000);
      frames.next();
    });
    expect(element.textContent).toBe('3.05');
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
