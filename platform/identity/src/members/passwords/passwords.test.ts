import { md5 } from '@lobby/platform-testing/client/test-client';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const secret = md5('lobby2026x');

it('stores argon2id at the agreed cost, salted, and never the md5', async () => {
  const passwords = await createPasswords(Buffer.from('pepper'));
  const [one, other] = [await passwords.hash(secret), await passwords.hash(secret)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain(secret);
  expect(await passwords.matches(one, secret)).toBe(true);
  expect(await passwords.matches(one, md5('other'))).toBe(false);
});

it('cannot be verified without the pepper', async () => {
  const stored = await (await createPasswords(Buffer.from('pepper'))).hash(secret);
  expect(await (await createPasswords(Buffer.from('another'))).matches(stored, secret)).toBe(false);
});

it('hashes for an unknown name as for a known one', async () => {
  const passwords = await createPasswords(Buffer.from('pepper'));
  const stored = await passwords.hash(secret);
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 10; n += 1) await work();
    const used = process.cpuUsage(before);
    return used.user + used.system;
  };
  const known = await cpuOf(() => passwords.matches(stored, md5('wrong')));
  const unknown = await cpuOf(() => passwords.matches(undefined, md5('wrong')));
  // Without the dummy hash this is under a hundredth.
  expect(unknown / known).toBeGreaterThan(0.4);
});

it('rejects calls as busy beyond its queue, and accepts them again afterwards', async () => {
  const passwords = await createPasswords(Buffer.from('pepper'), { limits: { atOnce: 1, waiting: 2 } });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash(secret)));
  expect(tries.map(each => each.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await passwords.hash(secret)).toMatch(/^\$argon2id/);
});
