import { expect, it } from 'vitest';
import { type LoginFacts, longAwayMs, riskOf } from './risk-rules.ts';

const everyday: LoginFacts = {
  deviceKnown: true,
  networkKnown: true,
  awayMs: 60_000,
  recentFailures: 4,
};

it('lets everyday logins pass', () => {
  expect(riskOf(everyday)).toBeUndefined();
  expect(riskOf({ ...everyday, awayMs: longAwayMs })).toBeUndefined();
});

it.each([
  [{ deviceKnown: false }, 'device-not-passed'],
  [{ networkKnown: false }, 'ip-not-passed'],
  [{ deviceKnown: false, networkKnown: false, awayMs: undefined }, 'device-and-ip-not-passed'],
  [{ awayMs: longAwayMs + 1 }, 'long-time-not-logged-in'],
  [{ recentFailures: 5 }, 'risky-login'],
  [{ deviceKnown: false, recentFailures: 9, awayMs: longAwayMs + 1 }, 'device-not-passed'],
] as const)('%j is %s', (change, risk) => expect(riskOf({ ...everyday, ...change })).toBe(risk));
