import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { challengeOf } from './device-challenge.ts';

const data = { phoneNumber: '138****8066', codeId: 'c1' };

describe('the challenge in a rejected login', () => {
  it.each<ResultName>([
    'ip-not-passed',
    'device-not-passed',
    'device-and-ip-not-passed',
    'long-time-not-logged-in',
    'risky-login',
  ])('is there for %s', name => {
    const failure = refused(name, { data });
    expect(challengeOf(failure)).toEqual({ phone: '138****8066', codeId: 'c1', failure });
  });

  it('is undefined for any other rejection and for a connection failure', () => {
    expect(challengeOf(refused('invalid-credentials', { data }))).toBeUndefined();
    expect(challengeOf({ kind: 'offline' })).toBeUndefined();
  });

  it.each([
    null,
    'x',
    {},
    { phoneNumber: '138****8066' },
    { phoneNumber: 1, codeId: 'c1' },
    { phoneNumber: '138****8066', codeId: '' },
  ])('is not there when nobody could answer it: %j', broken => {
    expect(challengeOf(refused('risky-login', { data: broken }))).toBeUndefined();
  });
});
