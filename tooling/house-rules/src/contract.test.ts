import { readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import { describe, expect, it } from 'vitest';
import { isThere } from './repository.ts';

/** The contract speaks the calls of the specification, in files that the paths name. */

const specified = readFileSync(new URL('./data/calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

describe('the list of calls', () => {
  it('is the whole of the specification', () => expect(specified).toHaveLength(91));
});

describe('a row of the contract', () => {
  it.each(rows.map(row => [`${row.method} ${row.path}`]))('%s is a call of the specification', call => {
    expect(specified).toContain(call);
  });

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
