import { minute } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.UTC(2026, 10, 21, 12);

function setUp() {
  let local = noon;
  const clock = createServerClock(() => local);
  return {
    clock,
    /** Asks, and receives `serverMs` after `afterMs`. */
    ask(serverMs: number, afterMs: number) {
      const answered = clock.asking();
      local += afterMs;
      answered(serverMs);
      return clock.now();
    },
  };
}

describe('the server’s clock', () => {
  it('follows an answer with another time: the server’s clock has moved on', () => {
    const { ask } = setUp();
    expect(ask(noon + minute, 0)).toBe(noon + minute);
    expect(ask(noon + 3 * minute, 0)).toBe(noon + 3 * minute);
    expect(ask(noon, 0)).toBe(noon);
  });

  it('is not set back by a slow answer', () => {
    const { clock, ask } = setUp();
    clock.learn(noon + minute);
    expect(ask(noon + minute + 20, 4_000)).toBe(noon + minute + 4_000);
  });

  it('is corrected by no more than what the answer contradicts', () => {
    const { ask } = setUp();
    expect(ask(noon + minute, 1_000)).toBe(noon + minute);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('ignores %d', serverMs => {
    expect(setUp().ask(serverMs, 10)).toBe(noon + 10);
  });
});
