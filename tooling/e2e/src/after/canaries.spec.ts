import { platformLog, secrets } from '../canaries.ts';
import { expect, test } from '../site-test.ts';

test('no password, md5 or token of this run stands in what the platform wrote', () => {
  const log = platformLog();
  expect(log.length).toBeGreaterThan(0);
  expect(secrets().length).toBeGreaterThan(0);
  expect(secrets().filter(secret => log.includes(secret))).toEqual([]);
});
