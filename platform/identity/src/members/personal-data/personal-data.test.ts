import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { createKeys } from '@lobby/platform/secrets/keys';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatum, sealDatum } from './personal-data.ts';

const { userSession: user, countryArea } = contract;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

async function memberWith(name: string, data: { real_name: string; phone: string; email: string }) {
  const client = testClient(running.url);
  await client.join(name);
  await running.platform.db.updateTable('members').set(data).where('name', '=', name).execute();
  return client;
}

it('is masked in every answer except those to the member it belongs to', async () => {
  const data = { real_name: '林乔', phone: '+86 13800138100', email: 'lin@example.com' };
  const client = await memberWith('private1', data);
  const info = await client.call(user.memberInfo, {});
  expect(info).toMatchObject({ realName: '林*', phone: '+86 138****8100', email: 'l***@example.com' });
  for (const whole of Object.values(data)) expect(JSON.stringify(info)).not.toContain(whole);

  const sealed = info.sealed ?? { realName: '', phone: '', email: '' };
  const shown = async (value: string) =>
    (await client.call(countryArea.singleDataDecryption, { value })).value;
  expect(await shown(sealed.phone)).toBe(data.phone);
  expect(await shown(sealed.email)).toBe(data.email);
  expect(await shown(sealed.realName)).toBe(data.real_name);

  const other = testClient(running.url);
  await other.join('private2');
  const answer = await other.send(countryArea.singleDataDecryption, { value: sealed.phone });
  expect(answer).toMatchObject({ status_code: codeOf('not-found'), data: null });
  for (const value of ['x', `${sealed.phone}A`, sealed.phone.slice(0, -4), 'A'.repeat(60)]) {
    expect((await client.send(countryArea.singleDataDecryption, { value })).status_code).toBe(
      codeOf('not-found'),
    );
  }
});

it('is encoded the same until it changes, so that a client can detect a change', () => {
  const keys = createKeys(Buffer.from('pepper'));
  const sealed = sealDatum(keys, 'member', 'phone', '+86 13800138066');
  expect(sealDatum(keys, 'member', 'phone', '+86 13800138066')).toBe(sealed);
  expect(sealDatum(keys, 'member', 'phone', '+86 13800138067')).not.toBe(sealed);
  expect(sealDatum(keys, 'other', 'phone', '+86 13800138066')).not.toBe(sealed);
  expect(sealDatum(keys, 'member', 'email', '')).toBe('');
  expect(openDatum(keys, 'member', sealed)).toBe('+86 13800138066');
  expect(openDatum(createKeys(Buffer.from('another')), 'member', sealed)).toBeUndefined();
});
