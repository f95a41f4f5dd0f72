import { expect, test } from '@playwright/test';
import { leaked } from '../canaries.ts';
import { distinctLines, platformLogs } from '../run.ts';

test('no password, md5, token, ticket, code or captcha answer of this run occurs in the output of the platforms', () => {
  const secrets = distinctLines('canaries');
  const logs = platformLogs();
  expect(secrets.length).toBeGreaterThan(0);
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) {
    expect(log.length).toBeGreaterThan(0);
    expect(leaked(log, secrets)).toEqual([]);
  }
});

test('the search finds secrets, long or short, and ignores other numbers', () => {
  const line = '{"time":1795190400123,"msg":"code 904001 for +86 13800138101","token":"abcDEF_12-34567"}';
  expect(leaked(line, ['904001', 'abcDEF_12-34567', '13800138101', '190400', 'wxyz'])).toEqual([
    '904001',
    'abcDEF_12-34567',
    '13800138101',
  ]);
});
