import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import { isUndecided } from './undecided.ts';

it('a call without an answer, or that the server failed in, may have moved money', () => {
  for (const failure of [
    { kind: 'timeout', afterMs: 30_000 },
    { kind: 'http-status', status: 502 },
    refused('server-error'),
    refused('bad-gateway'),
  ] as const) {
    expect(isUndecided(failure, false)).toBe(true);
    expect(isUndecided(failure, true)).toBe(true);
  }
});

it('a refusal for a reason has moved none', () => {
  const failure = refused('bad-gateway', { data: { reason: 'provider-unreachable' } });
  expect(isUndecided(failure, false)).toBe(false);
  expect(isUndecided(refused('invalid-parameter'), true)).toBe(false);
});

it.each(['login-expired', 'frequent-submission', 'system-busy', 'maintenance'] as const)(
  'a repeated call that is refused at the door with %s says nothing of the first one',
  name => {
    expect(isUndecided(refused(name), false)).toBe(false);
    expect(isUndecided(refused(name), true)).toBe(true);
    const ofTheHour = refused(name, { data: { reason: 'deposits-of-the-hour' } });
    expect(isUndecided(ofTheHour, true)).toBe(false);
  },
);
