import { readablePairs } from '@lobby/ui-kit/tokens/contrast';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';
import { artOf } from './art.ts';
import { coloursFrom } from './colours.ts';

async function feiyu() {
  const draft = unsaved();
  await make(draft, 'brand', 'feiyu', { name: '飞鱼' });
  return draft;
}

describe('a new brand', () => {
  it('brings a brand and an app under its own code and name, and no word of another', async () => {
    const draft = await feiyu();
    expect(draft.created).toEqual(
      expect.arrayContaining(['brands/feiyu/brand.ts', 'apps/feiyu/src/main.tsx']),
    );
    expect(JSON.parse(draft.read('apps/feiyu/package.json')).name).toBe('@lobby/app-feiyu');
    expect(draft.read('apps/feiyu/vite.config.ts')).toContain('@lobby/brand-feiyu');
    expect(draft.read('brands/feiyu/brand.ts')).toContain("name: { 'zh-CN': '飞鱼', 'zh-TW': '飛魚' }");
    for (const file of draft.created) expect(draft.read(file)).not.toMatch(/xinghe|qingshan|星河|青山/);
  });

  it('gets a site id, a port and a wire key that no other has', async () => {
    const draft = await feiyu();
    const brand = draft.read('brands/feiyu/brand.ts');
    const of = (name: string) =>
      ['xinghe', 'qingshan', 'feiyu'].map(
        code => new RegExp(`${name}: '([^']+)'`).exec(draft.read(`brands/${code}/brand.ts`))?.[1],
      );
    for (const name of ['siteId', ' host', ' key']) expect(new Set(of(name)).size).toBe(3);
    expect(brand).toMatch(/ key: '[A-Za-z0-9+/]{43}='/);
  });

  it('is told to the platform, with the id and the key that it signs with', async () => {
    const draft = await feiyu();
    const key = / key: '([^']+)'/.exec(draft.read('brands/feiyu/brand.ts'))?.[1] ?? '';
    expect(draft.read('tooling/platform/src/access/demo-sites.ts')).toContain(
      `keyId: 'feiyu-1', key: '${key}'`,
    );
    expect(draft.read('tooling/platform/src/access/demo-looks.ts')).toContain('feiyu: { light: ');
    expect(draft.read('docs/wire-protocol.md')).toContain(`| feiyu | \`feiyu-1\` | \`${key}\` |`);
  });

  it('keeps an app under ten source files', async () => {
    const draft = await feiyu();
    expect(draft.created.filter(file => file.startsWith('apps/')).length).toBeLessThan(10);
    expect(draft.read('apps/feiyu/src/main.tsx').split('\n').length).toBeLessThan(40);
  });

  it.each(['Feiyu', '9fei', 'fei yu', '../fei', 'fei-'])('is refused under the code "%s"', async code => {
    await expect(make(unsaved(), 'brand', code, { name: '飞鱼' })).rejects.toThrow('is no name here');
  });

  it('is refused under the code of another, and without a Chinese name', async () => {
    await expect(make(unsaved(), 'brand', 'qingshan', { name: '青山' })).rejects.toThrow(
      'brands/qingshan exists already',
    );
    await expect(make(unsaved(), 'brand', 'feiyu', { name: 'Feiyu' })).rejects.toThrow(
      'no Chinese character',
    );
    await expect(make(unsaved(), 'brand', 'feiyu')).rejects.toThrow('Say --name');
  });
});

describe('the art of a brand', () => {
  it('is the same for the same code, and another for another', () => {
    const one = artOf({ code: 'feiyu', name: '飞鱼' });
    expect(artOf({ code: 'feiyu', name: '飞鱼' })).toEqual(one);
    const other = artOf({ code: 'baihe', name: '飞鱼' });
    for (const file of Object.keys(one)) expect(other[file]).not.toBe(one[file]);
  });

  it('has no colour but those of the palette', () => {
    for (const text of Object.values(artOf({ code: 'feiyu', name: '飞鱼' })))
      expect(text).not.toMatch(/#[\da-f]{3}/i);
  });
});

describe('the colours of a brand', () => {
  const seeds = [
    '#d32f2f',
    '#f9a825',
    '#2e7d32',
    '#00838f',
    '#1565c0',
    '#6a1b9a',
    '#ad1457',
    '#5d4037',
    '#000000',
    '#ffffff',
  ];

  it.each(seeds)('mixed from %s can be read wherever they stand, in both editions', seed => {
    const { roles } = coloursFrom(unsaved(), seed);
    for (const role of [roles.classic, roles.pro])
      for (const [ink, grounds] of readablePairs)
        for (const ground of grounds)
          expect(
            wcagContrast(role[ink] ?? '', role[ground] ?? ''),
            `${ink} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
  });
});
