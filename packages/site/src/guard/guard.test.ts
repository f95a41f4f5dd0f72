import type { Access } from '@lobby/feature';
import { describe, expect, it } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { type GuardWorld, guard } from './guard.ts';

const page = (access: Access) => ({ path: '/record', title: 'record', texts: siteMessages, access });

function world(facts: { loggedIn: boolean; bound?: boolean }) {
  const said: string[] = [];
  const it: GuardWorld = {
    loggedIn: () => facts.loggedIn,
    isBound: async () => facts.bound,
    askToLogIn: ({ title }) => said.push(`log in for ${title}`),
    askToBind: () => said.push('bind'),
  };
  return { it, said };
}

describe('who may see a page', () => {
  it('lets everybody see a public page', async () => {
    const { it: visitor, said } = world({ loggedIn: false });
    expect(await guard(page('public'), visitor)).toBeUndefined();
    expect(said).toEqual([]);
  });

  it('sends a visitor home from a page that needs a login, and opens the login', async () => {
    const { it: visitor, said } = world({ loggedIn: false });
    expect(await guard(page('member'), visitor)).toBe('/home');
    expect(said).toEqual(['log in for record']);
  });

  it('lets a member see a page that needs a login', async () => {
    expect(await guard(page('member'), world({ loggedIn: true }).it)).toBeUndefined();
  });

  it('opens the login, not the binding, for a visitor where a bound phone is needed', async () => {
    const { it: visitor, said } = world({ loggedIn: false });
    expect(await guard(page('bound'), visitor)).toBe('/home');
    expect(said).toEqual(['log in for record']);
  });

  it.each([false, undefined])('sends a member whose binding is %s to the auth page', async bound => {
    const { it: member, said } = world({ loggedIn: true, bound });
    expect(await guard(page('bound'), member)).toBe('/mine/auth');
    expect(said).toEqual(['bind']);
  });

  it('lets a bound member through', async () => {
    expect(await guard(page('bound'), world({ loggedIn: true, bound: true }).it)).toBeUndefined();
  });
});
