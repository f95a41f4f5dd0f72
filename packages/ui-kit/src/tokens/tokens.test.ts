import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourProblems, inkProblems } from './check-colours.ts';
import classic from './classic.json' with { type: 'json' };
import { roleNames } from './contract.ts';
import { contrast, hueDistance, huesApart, leastLineContrast, readablePairs } from './contrast.ts';
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

const inksOf = (brand: string) => join(brandsFolder, brand, 'art/halls/inks.ts');

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

    it.each(huesApart)('tell %s from %s', async (one, other, degrees) => {
      const values = await roleValues(edition, overrides[edition]);
      const value = (role: string) => values[`color-${role}`] ?? '';
      expect(hueDistance(value(one), value(other))).toBeGreaterThanOrEqual(degrees);
    });

    it('let a hairline be seen on a card', async () => {
      const values = await roleValues(edition, overrides[edition]);
      expect(contrast(values['color-line'] ?? '', values['color-surface-1'] ?? '')).toBeGreaterThanOrEqual(
        leastLineContrast,
      );
    });

    it('let the focus ring be seen at 3:1', async () => {
      const values = await roleValues(edition, overrides[edition]);
      for (const ground of ['color-bg', 'color-surface-1', 'color-surface-3']) {
        expect(contrast(values['color-focus'] ?? '', values[ground] ?? '')).toBeGreaterThan(3);
      }
    });
  });
});

describe.each(brands.map(([name]) => name).filter(name => existsSync(inksOf(name))))(
  'the halls of %s',
  name => {
    it('let white words be read at 7:1 on their ink', async () => {
      const { inks } = await import(inksOf(name));
      expect(Object.keys(inks)).toHaveLength(7);
      expect(inkProblems(inks)).toEqual([]);
    });
  },
);

describe('the check of a build', () => {
  const say = (classic: Record<string, string>, pro: Record<string, string> = {}): BrandTokens => {
    const tree = (values: Record<string, string>) => ({
      color: Object.fromEntries(
        Object.entries(values).map(([role, $value]) => [role, { $type: 'color', $value }]),
      ),
    });
    return { classic: tree(classic), pro: tree(pro) };
  };

  it('finds nothing wrong with the colours of the house', async () => {
    expect(await colourProblems(none)).toEqual([]);
  });

  it('names a choice that looks like a rise, in its edition', async () => {
    expect(await colourProblems(say({ accent: '#b3261e' }))).toEqual([
      'accent and up are 5° of hue apart in classic (#b3261e, #c4242a); they mean different things and need 30°.',
    ]);
  });

  it('names a choice that looks like a fall, and money that looks like a rise', async () => {
    const problems = await colourProblems(say({}, { accent: '#2bd4a4', gold: '#ff9a62' }));
    expect(problems).toEqual([
      expect.stringMatching(/^accent and down are \d+° of hue apart in pro/),
      expect.stringMatching(/^gold and up are \d+° of hue apart in pro/),
    ]);
  });

  it('names what cannot be read or seen', async () => {
    expect(await colourProblems(say({ line: '#fafafa', gold: '#c9a227' }))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^gold on surface-1 has a contrast of 2\.\d\d in classic/),
        expect.stringMatching(/^line on surface-1 has a contrast of 1\.04 in classic/),
      ]),
    );
  });

  it('names a hall whose ink is too light for white words', () => {
    expect(inkProblems({ sport: '#0b5744', fish: '#3f8f7a' })).toEqual([
      'The ink of the hall fish, #3f8f7a, has a contrast of 3.87 to white words; 7 is needed.',
    ]);
  });
});

describe('the distance of hues', () => {
  it('is measured the short way round, and from no grey', () => {
    expect(hueDistance('#ff0000', '#00ff00')).toBe(120);
    expect(hueDistance('#ff0022', '#ff2200')).toBeCloseTo(16, 0);
    expect(hueDistance('#777777', '#ff0000')).toBe(180);
  });
});
