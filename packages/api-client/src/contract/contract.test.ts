import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './index.ts';

const list = readFileSync(resolve(import.meta.dirname, '../../vectors/calls.txt'), 'utf8')
  .trim()
  .split('\n');
/** Beyond the specification; the house rules hold the same list, with the reasons. */
const ours = [
  'POST /site/api/v1/user/register/sliderKaptcha',
  'POST /site/api/v1/user/member/sessions',
  'POST /site/api/v1/user/member/logoutEverywhere',
  'POST /site/api/v1/user/member/endSession',
  'POST /site/api/v1/user/member/sessionAlive',
  'POST /site/api/v1/user/member/securityTrail',
  'POST /site/api/v1/configuration/readTogether',
];
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

describe('the contract', () => {
  it('can say every call of the specification: POST and GET, four services and the stream', () => {
    expect(list.length).toBeGreaterThan(80);
    for (const line of list)
      expect(line).toMatch(/^(POST|GET) \/(site|fd|game|act|stream)\/api\/v1\/[\w/]+$/);
  });

  it.each(rows.map(row => [`${row.method} ${row.path}`, row] as const))(
    '%s is one of them, or of ours',
    (line, row) => {
      expect([...list, ...ours]).toContain(line);
      expect(row.summary.length).toBeGreaterThan(10);
    },
  );

  it('has no two rows for one path', () => {
    expect(new Set(rows.map(row => row.path)).size).toBe(rows.length);
  });

  it('knows no time beyond what a number can count in ms', () => {
    const { request } = contract.record.betRecordList;
    expect(v.safeParse(request, { beginTime: 1e20 }).success).toBe(false);
    expect(v.safeParse(request, { beginTime: Date.UTC(2026, 10, 20) }).success).toBe(true);
  });
});
