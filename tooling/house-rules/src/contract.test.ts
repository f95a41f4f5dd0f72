import { readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import { describe, expect, it } from 'vitest';
import { isThere } from './repository.ts';

/** The contract speaks the calls of the specification, in files that the paths name. */

const specified = readFileSync(new URL('./data/calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What the specification leaves without a path, or does not ask for at all. Anything new here needs its reason. */
const ours = [
  // "Other captcha paths: not shown": the picture captcha has one, the slider's puzzle gets this.
  'POST /site/api/v1/user/register/sliderKaptcha',
  // Members see where they are logged in, and can end it.
  'POST /site/api/v1/user/member/sessions',
  'POST /site/api/v1/user/member/logoutEverywhere',
  'POST /site/api/v1/user/member/endSession',
  // A page that waits learns that its session was ended elsewhere.
  'POST /site/api/v1/user/member/sessionAlive',
  // Members see what happened to the safety of their account.
  'POST /site/api/v1/user/member/securityTrail',
  // What a page asks first, in one request instead of one each.
  'POST /site/api/v1/configuration/readTogether',
];
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

describe('the list of calls', () => {
  it('is the whole of the specification', () => expect(specified).toHaveLength(91));

  it('has none of ours', () => {
    for (const call of ours) expect(specified).not.toContain(call);
    expect(rows.map(row => `${row.method} ${row.path}`)).toEqual(expect.arrayContaining(ours));
  });
});

describe('a row of the contract', () => {
  it.each(rows.map(row => [`${row.method} ${row.path}`]))(
    '%s is a call of the specification, or one of ours',
    call => {
      expect([...specified, ...ours]).toContain(call);
    },
  );

  it('stands once', () => {
    const calls = rows.map(row => `${row.method} ${row.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(rows.map(row => row.path))('%s is found by its path', path => {
    const [, service = '', , , resource = ''] = path.split('/');
    const folder = `packages/api-client/src/contract/${service}`;
    expect(isThere(folder), folder).toBe(true);
    expect(resource).not.toBe('');
  });
});
