import { describe, expect, it } from 'vitest';
import { nextAsk } from './ask-clock.ts';
import { createFollower } from './follower.ts';

const order = { operationId: 'op', userId: 'u1' };

/** Follows an order that is decided after so many questions; `waits`: how long before each. */
function open(questions: number, session: { userId?: string } = { userId: 'u1' }) {
  const waits: number[] = [];
  let asked = 0;
  const follow = createFollower<typeof order>({
    awaited: () => (asked < questions ? { step: 'unknown' } : undefined),
    ask: async () => {
      asked += 1;
    },
    memberHere: () => session.userId,
    clock: { now: () => 0, wait: async ms => void waits.push(ms) },
  });
  return { follow, waits, asked: () => asked };
}

describe('following an operation', () => {
  it('asks at growing intervals until it is decided', async () => {
    const { follow, waits, asked } = open(8);
    await follow(order);
    expect(asked()).toBe(8);
    expect(waits).toEqual([800, 1_280, 2_048, 3_277, 5_243, 8_389, 10_000, 10_000]);
  });

  it('asks once for one that is followed already', async () => {
    const { follow, asked } = open(1);
    await Promise.all([follow(order), follow(order)]);
    expect(asked()).toBe(1);
  });

  it('asks nothing of another member, and goes on when its own is back', async () => {
    const session: { userId?: string } = { userId: 'u2' };
    const { follow, asked } = open(1, session);
    await follow(order);
    expect(asked()).toBe(0);
    session.userId = 'u1';
    await follow(order);
    expect(asked()).toBe(1);
  });
});

it('an operation that is being confirmed is asked for when it is due, and soon afterwards', () => {
  const state = { step: 'confirming', confirmAt: 5_000 } as const;
  expect(nextAsk(state, 0, 0)).toBe(5_150);
  expect(nextAsk({ ...state, confirmAt: 60_000 }, 0, 0)).toBe(10_000);
  expect([0, 1, 2, 9].map(asked => nextAsk(state, asked, 6_000))).toEqual([800, 1_280, 2_000, 2_000]);
});
