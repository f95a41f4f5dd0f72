import { endSession, expireSession, startSession } from '@lobby/api/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepDecrypted, readDecrypted } from './decrypted-item.ts';

beforeEach(() => startSession({ token: 'live', userId: '1' }));
afterEach(endSession);

it('is read back while the datum stays the same', () => {
  keepDecrypted('phone', 'sealed-1', '13800001111');
  expect(readDecrypted('phone', 'sealed-1')).toBe('13800001111');
  expect(readDecrypted('email', 'sealed-1')).toBeUndefined();
});

it('is not read for a datum that has changed', () => {
  keepDecrypted('phone', 'sealed-1', '13800001111');
  expect(readDecrypted('phone', 'sealed-2')).toBeUndefined();
});

it.each([
  ['a logout', endSession],
  ['an expired session', () => expireSession('live')],
  ['a login of another member', () => startSession({ token: 'other', userId: '2' })],
])('is removed by %s', (_, end) => {
  keepDecrypted('realName', 'sealed-1', '林乔');
  end();
  expect(readDecrypted('realName', 'sealed-1')).toBeUndefined();
});
