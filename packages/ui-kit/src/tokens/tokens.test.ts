import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import classic from './classic.json' with { type: 'json' };
import { roleNames } from './contract.ts';
import { contrast, readablePairs } from './contrast.ts';
import pro from './pro.json' with { type: 'json' };
import { type BrandTokens, buildTokensCss, roleValues } from './tokens.ts';

const brandsFolder = join(import.meta.dirname, '../../../../brands');
const none: BrandTokens = { classic: {}, pro: {} };
const look = { shape: 'round', display: 'sans-600', texture: 'none' } as const;
const brands: readonly (readonly [string, BrandTokens])[] = [
  ['no brand', none],
  ...readdirSync(brandsFolder)
    .filter(brand => existsSync(join(brandsFolder, brand, 'tokens.json')))
    .map(
      brand => [brand, JSON.parse(readFileSync(join(brandsFolder, brand, 'tokens.json'), 'utf8'))] as const,
    ),
];

const namesIn = (css: string, edition: string): string[] => {
  const block = css.split('\n').find(line => line.includes(`[data-edition=${edition}]`)) ?? '';
  return [...block.matchAll(/--([\w-]+):/g)].map(match => match[1] ?? '');
};

describe('an edition', () => {
  it.each(['classic', 'pro'] as const)('%s has a value for every role', async edition => {
    expect(Object.keys(await roleValues(edition))).toEqual(expect.arrayContaining([...roleNames]));
  });

  it('names the same roles in the same order as the other', () => {
    expect(Object.keys(pro.color)).toEqual(Object.keys(classic.color));
    expect(Object.keys(pro.palette)).toEqual(Object.keys(classic.palette));
  });

  it('does not print palette tokens: components read roles', async () => {
    const css = await buildTokensCss({ brand: 'test', overrides: none, look });
    expect(css).not.toContain('--palette');
    expect(namesIn(css, 'classic')).toEqual(namesIn(css, 'pro'));
  });
});

describe('a brand', () => {
  const overrides: BrandTokens = {
    classic: { color: { accent: { $type: 'color', $value: '#123456' } } },
    pro: {},
  };

  it('overrides a role for every component that reads it', async () => {
    const css = await buildTokensCss({ brand: 'test', overrides, look });
    expect(css).toContain('--color-accent: #123456;');
    expect(css).toContain('--cell-selected: #123456;');
  });

  it('does not affect other brands on the same page', async () => {
    const css = await buildTokensCss({ brand: 'test', overrides, look, scoped: true });
    expect(css).toContain('[data-brand=test][data-edition=classic] {');
  });

  it('gets an error that names a token it may not override', async () => {
    const tooMuch: BrandTokens = { classic: { space: { 1: { $value: '9rem' } } }, pro: {} };
    await expect(buildTokensCss({ brand: 'test', overrides: tooMuch, look })).rejects.toThrow(
      'brands/test/tokens.json overrides "space-1" in classic',
    );
  });
});

describe.each(brands)('the colours of %s', (_name, overrides) => {
  describe.each(['classic', 'pro'] as const)('in %s', edition => {
    it.each(readablePairs)('let %s be read at 4.5:1 wherever it stands', async (ink, grounds) => {
      const values = await roleValues(edition, overrides[edition]);
      const value = (role: string) => values[`color-${role}`] ?? '';
      const unreadable = grounds
        .map(ground => ({ ground, ratio: contrast(value(ink), value(ground)) }))
        .filter(({ ratio }) => ratio < 4.5);
      expect(unreadable).toEqual([]);
    });

    it('let the focus ring be seen at 3:1', async () => {
      const values = await roleValues(edition, overrides[edition]);
      for (const ground of ['color-bg', 'color-surface-1', 'color-surface-3']) {
        expect(contrast(values['color-focus'] ?? '', values[ground] ?? '')).toBeGreaterThan(3);
      }
    });
  });
});
