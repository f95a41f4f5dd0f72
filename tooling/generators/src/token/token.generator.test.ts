import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const tint = { classic: '#e8f0ff', pro: '#16233d', under: 'text-1,text-2', after: 'gold-tint' };

describe('a new colour role', () => {
  it('stands behind the one it follows in the contract and in both editions, and its pairs are measured', async () => {
    const draft = unsaved();
    await make(draft, 'token', 'trial-tint', tint);
    const tokens = 'packages/ui-kit/src/tokens';
    expect(draft.changed).toEqual(
      ['contract.ts', 'classic.json', 'pro.json', 'contrast.ts'].map(file => `${tokens}/${file}`),
    );
    expect(draft.read(`${tokens}/contract.ts`)).toContain("'color-gold-tint',\n  'color-trial-tint',\n");
    const order = Object.keys(JSON.parse(draft.read(`${tokens}/pro.json`)).color);
    expect(order.indexOf('trial-tint')).toBe(order.indexOf('gold-tint') + 1);
    expect(draft.read(`${tokens}/contrast.ts`)).toMatch(/\['text-2', \[[^\]]*'trial-tint'\]\]/);
  });

  it('is refused with the pair that cannot be read, and nothing is changed', async () => {
    const draft = unsaved();
    await expect(make(draft, 'token', 'trial-tint', { ...tint, pro: '#5a5f6a' })).rejects.toThrow(
      /^text-2 on trial-tint is \d\.\d\d:1 in pro.*and 4\.5:1 is needed/,
    );
    expect(draft.changed).toEqual([]);
  });

  it.each([
    [{ classic: 'red' }, '"red" is no opaque hex colour'],
    [{ under: 'text-9' }, 'no colour role "text-9"'],
    [{ after: 'nothing' }, '"nothing" is none of'],
  ])('is refused for %j', async (wrong, words) => {
    await expect(make(unsaved(), 'token', 'trial-tint', { ...tint, ...wrong })).rejects.toThrow(words);
  });

  it('is refused under a name that is taken', async () => {
    await expect(make(unsaved(), 'token', 'gold-tint', tint)).rejects.toThrow(
      'a colour role gold-tint already',
    );
  });
});
