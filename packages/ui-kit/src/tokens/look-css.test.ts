import { describe, expect, it } from 'vitest';
import { shapes } from './look/shapes.ts';
import { textures } from './look/textures.ts';
import { buildTokensCss, type PageLook } from './tokens.ts';

const plain: PageLook = { shape: 'plain', display: 'sans-400', texture: 'none' };
const cssOf = (look: Partial<PageLook>) =>
  buildTokensCss({
    brand: 'test',
    overrides: { classic: { color: { 'text-1': { $type: 'color', $value: '#123456' } } }, pro: {} },
    look: { ...plain, ...look },
  });

describe('the style sheet of a page', () => {
  it.each([
    ['round', '0.375rem', '0.625rem', '1.125rem', '1.5rem'],
    ['cut', '0.125rem', '0.25rem', '0.375rem', '0.625rem'],
    ['soft', '0.25rem', '0.5rem', '0.75rem', '1rem'],
    ['plain', '0rem', '0.125rem', '0.125rem', '0.25rem'],
  ] as const)('has the radii of a brand that is %s', async (shape, cell, control, card, dialog) => {
    expect(await cssOf({ shape })).toContain(
      `--radius-cell: ${cell}; --radius-control: ${control}; --radius-card: ${card}; --radius-dialog: ${dialog};`,
    );
  });

  it('has what its own shape does to cards, and nothing of the others', async () => {
    const named = Object.keys(shapes) as (keyof typeof shapes)[];
    for (const shape of named) {
      const css = await cssOf({ shape });
      for (const other of named) {
        const signature = shapes[other].signature(':root [data-card]', ':root [data-card=art]');
        expect(css.includes(signature), `${other} in the page of ${shape}`).toBe(other === shape);
      }
    }
  });

  it('takes the ground from no card with art: its words are read on it', async () => {
    for (const shape of Object.keys(shapes) as (keyof typeof shapes)[]) {
      const rules = [...(await cssOf({ shape })).matchAll(/([^{}]*\[data-card[^{}]*)\{([^{}]*)\}/g)];
      const bare = rules
        .filter(([, , says = '']) => /background: none/.test(says))
        .map(([, choice = '']) => choice);
      for (const choice of bare) expect(choice, shape).toContain(':not([data-card=art])');
    }
  });

  it('names the letters of titles in both scripts', async () => {
    const css = await cssOf({ display: 'serif-600' });
    expect(css).toMatch(/:root \{ --font-display: "Songti SC".*--font-display-weight: 600/);
    expect(css).toMatch(/:root:lang\(zh-Hant-TW\) \{ --font-display: "Songti TC"/);
    expect(await cssOf({ display: 'sans-400' })).toContain('--font-display-weight: 400');
  });

  it('draws a texture in the ink of each edition, and not for who asks for more contrast', async () => {
    const css = await cssOf({ texture: 'contour' });
    expect(css).toMatch(/\[data-edition=classic\] body::before \{ background: url\([^)]*%23123456/);
    expect(css).toMatch(/\[data-edition=pro\] body::before \{ background: url\(/);
    expect(css).toMatch(/@media \(prefers-contrast: more\)[^{]*\{ :root body::before \{ display: none/);
    expect(await cssOf({ texture: 'none' })).not.toContain('body::before');
  });
});

const drawn = Object.entries(textures).flatMap(([name, draw]) => (draw ? [[name, draw('#10231c')]] : []));

describe.each(drawn)('the texture %s', (_name, svg = '') => {
  it('is small and faint', () => {
    expect(svg.length).toBeLessThanOrEqual(600);
    const opacities = [...svg.matchAll(/opacity="([\d.]+)"/g)].map(([, value]) => Number(value));
    expect(opacities.length).toBeGreaterThan(0);
    expect(Math.max(...opacities)).toBeLessThanOrEqual(0.06);
  });
});
