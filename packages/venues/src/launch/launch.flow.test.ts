import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LaunchEvent, type LaunchState, launchFlow, mostLost, type Wanted } from './launch.flow.ts';

const wanted: Wanted = { enName: 'JXDZ', gameCode: 'lion-pearl', name: '狮子戏珠', isTrial: false };
const press = { type: 'wanted', wanted, place: 'frame', attempt: 1, isMember: true } as const;
const launched = {
  type: 'launched',
  attempt: 1,
  launchId: 'L1',
  url: 'https://v.example/play',
  hasPlace: true,
} as const;
const failed = (name: Parameters<typeof refused>[0], attempt = 1, data?: unknown) =>
  ({ type: 'failed', attempt, failure: refused(name, { data }) }) as const;
const timeout = { type: 'failed', attempt: 1, failure: { kind: 'timeout', afterMs: 30_000 } } as const;

/** Failures that say nothing about what became of the call. */
const unanswered: readonly ApiFailure[] = [
  timeout.failure,
  { kind: 'offline' },
  { kind: 'http-status', status: 502 },
  { kind: 'unreadable', stage: 'parse' },
];

function play(...events: readonly LaunchEvent[]): LaunchState {
  return events.reduce(launchFlow, { step: 'idle' });
}

describe('a launch', () => {
  it('asks a visitor to log in, and sends nothing', () => {
    expect(play({ ...press, isMember: false })).toEqual({ step: 'login-first', wanted, place: 'frame' });
  });

  it('lets a visitor try a game', () => {
    const trial = { ...wanted, isTrial: true };
    expect(play({ ...press, wanted: trial, isMember: false }).step).toBe('launching');
  });

  it('is entered with the answer', () => {
    expect(play(press, launched)).toEqual({
      step: 'entered',
      wanted,
      place: 'frame',
      launchId: 'L1',
      url: 'https://v.example/play',
    });
  });

  it('offers a link where the browser opened no tab', () => {
    expect(play({ ...press, place: 'tab' }, { ...launched, hasPlace: false })).toEqual({
      step: 'tab-blocked',
      wanted,
      place: 'tab',
      url: 'https://v.example/play',
    });
  });

  it('asks for a transfer first where an activity stands in the way, once', () => {
    const first = play(press, failed('venue-activity'));
    expect(first).toMatchObject({ step: 'transfer-first', failure: { name: 'venue-activity' } });
    const direct = launchFlow(first, { type: 'entered-directly', attempt: 2 });
    expect(direct).toMatchObject({ step: 'launching', isActivity: true, attempt: 2 });
    expect(launchFlow(direct, failed('venue-activity', 2)).step).toBe('failed');
  });

  it.each(['region-warning', 'maintenance', 'login-expired', 'unbound-phone'] as const)(
    'says nothing of the refusal %s, which the site shows itself, and can be pressed again',
    name => {
      const state = play(press, failed(name));
      expect(state).toEqual({ step: 'idle' });
      expect(launchFlow(state, { ...press, attempt: 2 })).toMatchObject({ step: 'launching', attempt: 2 });
    },
  );

  it('says of a maintenance when it ends, or that nobody knows', () => {
    expect(play(press, failed('venue-under-maintenance', 1, { until: 1_796_000_000_000 }))).toMatchObject({
      step: 'maintenance',
      until: 1_796_000_000_000,
    });
    for (const data of [undefined, null, {}, { until: '5' }, { until: -1 }, { until: Number.NaN }])
      expect(play(press, failed('venue-under-maintenance', 1, data))).toMatchObject({ until: 0 });
  });

  it('can be tried again after a failure and after a maintenance', () => {
    for (const name of ['system-busy', 'venue-under-maintenance'] as const) {
      const again = launchFlow(play(press, failed(name)), { type: 'retried', attempt: 2 });
      expect(again).toMatchObject({ step: 'launching', attempt: 2, lost: 0 });
    }
  });

  it('is made again by itself when the token of the venue has ended, once, and then says so', () => {
    const first = play(press, failed('wallet-token-expired'));
    expect(first).toMatchObject({ step: 'launching', attempt: 1, isRenewal: true });
    expect(launchFlow(first, launched).step).toBe('entered');
    const second = launchFlow(first, failed('wallet-token-expired'));
    expect(second).toMatchObject({ step: 'failed', failure: { name: 'wallet-token-expired' } });
    const pressed = launchFlow(second, { type: 'retried', attempt: 2 });
    expect(launchFlow(pressed, failed('wallet-token-expired', 2))).toMatchObject({ isRenewal: true });
  });

  it('is not made again for ever between lost answers and tokens that have ended', () => {
    const state = play(press, failed('wallet-token-expired'), timeout, failed('wallet-token-expired'));
    expect(state.step).toBe('failed');
  });

  it('with data that does not check out has one way on: to enter anew', () => {
    const abnormal = play(press, failed('uid-verification-error'));
    expect(abnormal).toEqual({ step: 'abnormal', wanted, place: 'frame' });
    expect(launchFlow(abnormal, { type: 'dismissed' })).toBe(abnormal);
    expect(launchFlow(abnormal, { type: 'retried', attempt: 2 })).toMatchObject({
      step: 'launching',
      attempt: 2,
    });
  });

  it('keeps what the member knows of an activity when it is tried again', () => {
    const direct = { type: 'entered-directly', attempt: 2 } as const;
    const state = play(press, failed('venue-activity'), direct, failed('system-busy', 2));
    expect(launchFlow(state, { type: 'retried', attempt: 3 })).toMatchObject({ isActivity: true });
  });
});

describe('a lost answer', () => {
  it.each(unanswered)('of kind $kind says nothing: it is asked again, and given up after some', failure => {
    let state = play(press);
    for (let lost = 1; lost < mostLost; lost++) {
      state = launchFlow(state, { type: 'failed', attempt: 1, failure });
      expect(state).toMatchObject({ step: 'launching', attempt: 1, lost });
    }
    expect(launchFlow(state, { type: 'failed', attempt: 1, failure })).toMatchObject({
      step: 'failed',
      failure,
    });
  });

  it('is followed by the answer of the next', () => {
    expect(play(press, timeout, launched).step).toBe('entered');
  });
});

const attempts = fc.integer({ min: 1, max: 4 });
const anyEvent: fc.Arbitrary<LaunchEvent> = fc.oneof(
  fc.record({
    type: fc.constant('wanted' as const),
    wanted: fc.record({ ...constants(wanted), isTrial: fc.boolean() }),
    place: fc.constantFrom('frame' as const, 'tab' as const),
    attempt: attempts,
    isMember: fc.boolean(),
  }),
  fc.record({ ...constants(launched), attempt: attempts, hasPlace: fc.boolean() }),
  fc.record({
    type: fc.constant('failed' as const),
    attempt: attempts,
    failure: fc.constantFrom(
      ...unanswered,
      refused('venue-activity'),
      refused('login-expired'),
      refused('wallet-token-expired'),
      refused('uid-verification-error'),
    ),
  }),
  attempts.map(attempt => ({ type: 'retried' as const, attempt })),
  attempts.map(attempt => ({ type: 'entered-directly' as const, attempt })),
  fc.constant({ type: 'dismissed' as const }),
);

function constants<T extends object>(values: T): { [Key in keyof T]: fc.Arbitrary<T[Key]> } {
  // Safe: every entry of the object becomes the arbitrary of its value.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [Key in keyof T]: fc.Arbitrary<T[Key]>;
  };
}

describe('whatever happens in whatever order', () => {
  it('only the answer to the press of the moment lets a game be entered, and no visitor plays for money', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), events => {
        let state: LaunchState = { step: 'idle' };
        let pressedBy: boolean | undefined;
        for (const event of events) {
          const before: LaunchState = state;
          state = launchFlow(state, event);
          if (event.type === 'wanted') pressedBy = event.isMember;
          const isIn = state.step === 'entered' || state.step === 'tab-blocked';
          if (isIn && state !== before) {
            expect(before).toMatchObject({ step: 'launching' });
            expect(event).toMatchObject({ type: 'launched', attempt: 'attempt' in before && before.attempt });
          }
          if (state.step === 'launching') {
            expect(pressedBy || state.wanted.isTrial).toBe(true);
            expect(state.lost).toBeLessThan(mostLost);
          }
        }
      }),
    );
  });
});
