import { describe, expect, it } from 'vitest';
import { audienceOf, audienceOfPackage, toldBy } from './audience.ts';

describe('whom a package concerns', () => {
  it.each([
    ['apps/xinghe', 'players'],
    ['brands/xinghe', 'designers'],
    ['packages/forms', 'front-end'],
    ['platform/ledger', 'operators'],
    ['tooling/bench', 'front-end'],
  ])('%s: %s', (folder, audience) => {
    expect(audienceOfPackage(folder, { name: '@lobby/x' })).toBe(audience);
  });

  it('is what its manifest says, and nobody else', () => {
    const wallet = { name: '@lobby/wallet', lobby: { audience: 'players' } };
    expect(audienceOfPackage('packages/wallet', wallet)).toBe('players');
    const wrong = { name: '@lobby/wallet', lobby: { audience: 'everybody' } };
    expect(() => audienceOfPackage('packages/wallet', wrong)).toThrow(
      'packages/wallet/package.json says lobby.audience "everybody"',
    );
    expect(() => audienceOfPackage('', { name: '@lobby/x' })).toThrow('the changes of @lobby/x');
  });
});

describe('whom a changeset concerns', () => {
  const plain = toldBy('The wallet says when its amounts may be old.');
  const ofCode = toldBy('`<Wallet when={…}>` takes the place of `<Wallet>`.');

  it('is the first audience of its packages', () => {
    expect(audienceOf(plain, ['operators', 'front-end', 'players'])).toBe('players');
    expect(audienceOf(plain, ['operators', 'designers'])).toBe('designers');
    expect(audienceOf(plain, ['operators'])).toBe('operators');
  });

  it('is no player when its text quotes code', () => {
    expect(audienceOf(ofCode, ['operators', 'players'])).toBe('front-end');
    expect(audienceOf(ofCode, ['operators'])).toBe('operators');
  });

  it('is whom its last line names', () => {
    const told = toldBy('`/mine/wallet` shows every purse.\n\nConcerns: players\n');
    expect(told).toEqual({ text: '`/mine/wallet` shows every purse.', concerns: 'players' });
    expect(audienceOf(told, ['operators'])).toBe('players');
    expect(audienceOf({ ...told, concerns: 'everybody' }, ['operators'])).toBeUndefined();
  });
});
