import { describe, expect, it } from 'vitest';
import { type MaintenanceState, maintenanceFlow, startMaintenance } from './maintenance.flow.ts';

const now = 1_000_000;

/** Tries again and is refused at once; answers how long the next pause is, s. */
function pauses(count: number, facts: { until?: number; spread?: number } = {}): number[] {
  let state: MaintenanceState = startMaintenance(now);
  return Array.from({ length: count }, () => {
    state = maintenanceFlow(state, { type: 'retried' });
    state = maintenanceFlow(state, { type: 'refused', nowMs: now, spread: 0, ...facts });
    return state.step === 'waiting' ? (state.retryAt - now) / 1000 : Number.NaN;
  });
}

describe('waiting for a site under maintenance', () => {
  it('checks again after 5 s', () => {
    expect(startMaintenance(now)).toEqual({ step: 'waiting', tries: 0, retryAt: now + 5_000 });
  });

  it('waits longer after every check, at most a minute', () => {
    expect(pauses(6)).toEqual([10, 20, 40, 60, 60, 60]);
  });

  it('adds up to a fifth of the pause as jitter', () => {
    expect(pauses(1, { spread: 1 })).toEqual([12]);
  });

  it('checks at the announced end if that is sooner', () => {
    expect(pauses(4, { until: now + 15_000 })).toEqual([10, 15, 15, 15]);
    expect(pauses(2, { until: now - 1 })).toEqual([10, 20]);
  });

  it('ignores an answer it does not wait for', () => {
    const state = startMaintenance(now);
    expect(maintenanceFlow(state, { type: 'refused', nowMs: now, spread: 0 })).toBe(state);
  });
});
