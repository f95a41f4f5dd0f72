import { leaked, platformLog, secrets } from '../canaries.ts';
import { expect, test } from '../site-test.ts';

test('no password, md5, token, ticket, code or captcha answer of this run stands in what the platform wrote', () => {
  const log = platformLog();
  expect(log.length).toBeGreaterThan(0);
  expect(secrets().length).toBeGreaterThan(0);
  expect(leaked(log, secrets())).toEqual([]);
});

test('the search finds a secret, long or short, and takes no other number for one', () => {
  const line = '{"time":1795190400123,"msg":"code 904001 for +86 13800138101","token":"abcDEF_12-34567"}';
  expect(leaked(line, ['904001', 'abcDEF_12-34567', '13800138101', '190400', 'wxyz'])).toEqual([
    '904001',
    'abcDEF_12-34567',
    '13800138101',
  ]);
});
