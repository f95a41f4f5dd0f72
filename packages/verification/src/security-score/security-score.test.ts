import { day } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { type SecurityFacts, securityPoints, securityScore } from './security-score.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const nothing: SecurityFacts = {
  phone: false,
  email: false,
  realName: false,
  birthday: false,
  withdrawalPassword: false,
  passwordChangedAt: now - 181 * day,
};
const everything: SecurityFacts = {
  phone: true,
  email: true,
  realName: true,
  birthday: true,
  withdrawalPassword: true,
  passwordChangedAt: now,
};
const scoreOf = (facts: Partial<SecurityFacts>, from = nothing) => securityScore({ ...from, ...facts }, now);

describe('the security score', () => {
  it('is 0 of an account without anything, and 100 of one with everything', () => {
    expect(scoreOf({})).toEqual({
      points: 0,
      level: 'low',
      missing: ['phone', 'realName', 'withdrawalPassword', 'email', 'freshPassword', 'birthday'],
    });
    expect(scoreOf({}, everything)).toEqual({ points: 100, level: 'high', missing: [] });
  });

  it.each([
    ['phone', 30],
    ['email', 15],
    ['realName', 20],
    ['birthday', 5],
    ['withdrawalPassword', 20],
  ] as const)('rises by %s: %i', (item, points) => {
    expect(scoreOf({ [item]: true }).points).toBe(points);
    expect(securityPoints[item]).toBe(points);
  });

  it('counts a login password for 180 days after its change, to the millisecond', () => {
    expect(scoreOf({ passwordChangedAt: now - 180 * day }).points).toBe(10);
    expect(scoreOf({ passwordChangedAt: now - 180 * day - 1 }).points).toBe(0);
  });
});

describe('the level', () => {
  it('is low below 50, medium below 80, high from there', () => {
    const fortyFive = { phone: true, email: true };
    expect(scoreOf(fortyFive)).toMatchObject({ points: 45, level: 'low' });
    expect(scoreOf({ ...fortyFive, birthday: true })).toMatchObject({ points: 50, level: 'medium' });
    const seventyFive = { ...everything, email: false, passwordChangedAt: 0 };
    expect(scoreOf({}, seventyFive)).toMatchObject({ points: 75, level: 'medium' });
    expect(scoreOf({ realName: false }, everything)).toMatchObject({ points: 80, level: 'high' });
  });
});
