import { runSeed } from '@lobby/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeCodes } from './close-codes.ts';
import { type LinkEvent, type LinkOrder, type LinkState, nextTime, stepLink } from './link-state.ts';

/** Plays events, each with its time, ms. @returns the state after them and every order with its time. */
function play(events: readonly (readonly [now: number, event: LinkEvent])[], isStrict = false) {
  let state: LinkState = { at: 'away' };
  const orders: [number, LinkOrder][] = [];
  for (const [now, event] of events) {
    const step = stepLink(state, event, { now, draw: 0.5, isStrict });
    state = step.state;
    orders.push(...step.orders.map(order => [now, order] as [number, LinkOrder]));
  }
  return { state, orders };
}

const wanted = { type: 'wanted' } as const;
const connected = { type: 'connected' } as const;
const accepted = { type: 'accepted' } as const;
const heard = { type: 'heard' } as const;
const time = { type: 'time' } as const;
const woke = { type: 'woke' } as const;
const dropped = { type: 'closed', code: 1006 } as const;
const entered = [
  [0, wanted],
  [100, connected],
  [200, accepted],
] as const;

describe('the connection of the chat', () => {
  it('connects, logs in, and beats every ten seconds', () => {
    const { state, orders } = play([...entered, [10_200, time], [10_300, heard], [20_200, time]]);
    expect(orders).toEqual([
      [0, 'connect'],
      [100, 'log-in'],
      [10_200, 'beat'],
      [20_200, 'beat'],
    ]);
    expect(state.at).toBe('open');
  });

  it('that closed comes back after five seconds exactly', () => {
    const { state, orders } = play([...entered, [1_000, dropped], [5_999, time], [6_000, time]]);
    expect(orders.at(-1)).toEqual([6_000, 'connect']);
    expect(state.at).toBe('connecting');
  });

  it('whose second try fails waits a little longer, and in strict mode five seconds again', () => {
    const failed = [...entered, [1_000, dropped], [6_000, time], [6_100, dropped]] as const;
    expect(nextTime(play(failed).state)).toBe(6_100 + 6_000);
    expect(nextTime(play(failed, true).state)).toBe(6_100 + 5_000);
  });

  it('that is silent for 25 seconds is given up, though nothing closed it', () => {
    const { state, orders } = play([...entered, [10_200, time], [20_200, time], [25_200, time]]);
    expect(orders.at(-1)).toEqual([25_200, 'close']);
    expect(state).toMatchObject({ at: 'waiting', until: 30_200 });
  });

  it('that was silent while the page slept is given up when the page wakes', () => {
    expect(play([...entered, [8 * 3_600_000, woke]]).state.at).toBe('waiting');
  });

  it('that waits tries at once when the network is back, at most once in five seconds', () => {
    const far: (readonly [number, LinkEvent])[] = [
      [0, wanted],
      ...Array.from({ length: 9 }, (_, n) => [n * 100_000 + 100, dropped] as const),
    ];
    const tries = far.flatMap(([now, event]) => [[now, event] as const, [now + 90_000, time] as const]);
    const waiting = play([...tries.slice(0, -1)]).state;
    expect(waiting.at).toBe('waiting');
    const at = (nextTime(waiting) ?? 0) - 1_000;
    expect(stepLink(waiting, woke, { now: at, draw: 0 }).orders).toEqual(['connect']);
    const justTried = play([
      [0, wanted],
      [10, dropped],
    ]).state;
    expect(stepLink(justTried, woke, { now: 1_000, draw: 0 })).toMatchObject({
      state: { until: 5_000 },
      orders: [],
    });
  });

  it('that takes too long, or whose login is refused, is given up', () => {
    expect(
      play([
        [0, wanted],
        [15_000, time],
      ]).orders.at(-1),
    ).toEqual([15_000, 'close']);
    expect(
      play([
        [0, wanted],
        [100, connected],
        [200, { type: 'refused' }],
      ]).orders.at(-1),
    ).toEqual([200, 'close']);
  });

  it('whose session has ended does not come back, until somebody wants it anew', () => {
    const ended = [...entered, [1_000, { type: 'closed', code: closeCodes.sessionEnded }]] as const;
    expect(play(ended).state).toEqual({ at: 'ended', why: 'session-ended' });
    expect(play([...ended, [100_000, woke], [200_000, time]]).orders).toHaveLength(2);
    expect(play([...ended, [300_000, wanted]]).state.at).toBe('connecting');
  });

  it('that is left is closed, and comes back to nobody', () => {
    const left = [...entered, [1_000, { type: 'left' }]] as const;
    expect(play(left).orders.at(-1)).toEqual([1_000, 'close']);
    expect(play([...left, [1_001, dropped], [60_000, time], [60_001, woke]]).orders).toHaveLength(3);
  });
});

const anyEvent: fc.Arbitrary<LinkEvent> = fc.oneof(
  fc
    .constantFrom<LinkEvent['type']>(
      'wanted',
      'left',
      'connected',
      'heard',
      'accepted',
      'refused',
      'woke',
      'time',
    )
    .map(type => ({ type }) as LinkEvent),
  fc.constantFrom(1000, 1006, ...Object.values(closeCodes)).map(code => ({ type: 'closed', code }) as const),
);

describe('whatever happens to the connection', () => {
  it('there is never a second one, and its tries are five seconds apart unless somebody wants it anew', () => {
    const anyHistory = fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), anyEvent), { maxLength: 60 });
    fc.assert(
      fc.property(anyHistory, fc.double({ min: 0, max: 1, noNaN: true }), (history, draw) => {
        let state: LinkState = { at: 'away' };
        let now = 0;
        let isOpen = false;
        let triedAt = Number.NEGATIVE_INFINITY;
        for (const [after, event] of history) {
          now += after;
          if (event.type === 'closed') isOpen = false;
          const { state: next, orders } = stepLink(state, event, { now, draw });
          for (const order of orders) {
            if (order === 'close') isOpen = false;
            if (order !== 'connect') continue;
            expect(isOpen).toBe(false);
            if (event.type !== 'wanted') expect(now - triedAt).toBeGreaterThanOrEqual(5_000);
            triedAt = now;
            isOpen = true;
          }
          state = next;
        }
      }),
      { seed: Number(runSeed()), numRuns: 1_000 },
    );
  });
});
