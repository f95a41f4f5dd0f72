import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { deviceLimitOf } from './device-limit.ts';

const device = {
  id: '0123456789abcdef',
  device: 'Chrome · Windows',
  ip: '203.0.113.*',
  startedAt: 1,
  seenAt: 2,
};
const data = { codeId: 'r1', sessions: [device] };

describe('the devices in a login rejected for too many devices', () => {
  it('are returned to choose from', () => {
    expect(deviceLimitOf(refused('too-many-devices', { data }))).toEqual(data);
  });

  it('are undefined for any other rejection and for a connection failure', () => {
    expect(deviceLimitOf(refused('invalid-credentials', { data }))).toBeUndefined();
    expect(deviceLimitOf({ kind: 'offline' })).toBeUndefined();
  });

  it.each([
    null,
    {},
    { codeId: 'r1' },
    { ...data, codeId: '' },
    { ...data, sessions: [] },
    { ...data, sessions: [1] },
  ])('are not there when nobody could choose: %j', broken => {
    expect(deviceLimitOf(refused('too-many-devices', { data: broken }))).toBeUndefined();
  });
});
