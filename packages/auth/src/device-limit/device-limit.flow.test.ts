import { describe, expect, it } from 'vitest';
import {
  type DeviceLimitEvent,
  type DeviceLimitState,
  deviceLimitFlow,
  startDeviceLimit,
} from './device-limit.flow.ts';

const device = (id: string) => ({ id, device: 'Chrome · Windows', ip: '203.0.113.*', seenAt: 1 });
const deviceLimit = { codeId: 'r1', sessions: [device('a'), device('b')] };
const play = (...events: DeviceLimitEvent[]): DeviceLimitState =>
  events.reduce(deviceLimitFlow, startDeviceLimit(deviceLimit));
const chosen = { type: 'chosen', id: 'b' } as const;
const submitted = { type: 'submitted' } as const;

describe('ending one device to log in', () => {
  it('logs in once a device is chosen', () => {
    expect(play(chosen, submitted)).toEqual({ step: 'logging-in', deviceLimit, chosen: 'b' });
    expect(play(chosen, submitted, { type: 'logged-in' })).toEqual({ step: 'done', deviceLimit });
  });

  it('submits nothing without a choice', () => {
    expect(play(submitted)).toEqual(startDeviceLimit(deviceLimit));
  });

  it('restarts with the new list and ticket when the sessions have changed', () => {
    const fuller = { codeId: 'r2', sessions: [device('c')] };
    expect(play(chosen, submitted, { type: 'device-limit', deviceLimit: fuller })).toEqual(
      startDeviceLimit(fuller),
    );
  });

  it('keeps the choice on a connection failure', () => {
    const failure = { kind: 'offline' } as const;
    expect(play(chosen, submitted, { type: 'failed', failure })).toEqual({
      step: 'choosing',
      deviceLimit,
      chosen: 'b',
      failure,
    });
  });

  it('expires after ten minutes, unless the member has logged in', () => {
    expect(play(chosen, { type: 'lapsed' })).toEqual({ step: 'lapsed', deviceLimit });
    const inside = play(chosen, submitted, { type: 'logged-in' });
    expect(deviceLimitFlow(inside, { type: 'lapsed' })).toBe(inside);
  });
});
