import { hueDistance } from '@lobby/ui-kit/tokens/contrast';
import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';
import { coloursFrom } from './colours.ts';
import { resemblances } from './told.ts';

async function toldOf(seed: string, draft = unsaved()) {
  const { told = [] } = await make(draft, 'brand', 'shiyang', { name: '试样', seed });
  return told.join('\n');
}

const accentOf = (draft: ReturnType<typeof unsaved>, edition: string) =>
  JSON.parse(draft.read('brands/shiyang/tokens.json'))[edition].color.accent.$value;

describe('a colour that cannot be the accent', () => {
  it('is told with what stands in its place, edition by edition', async () => {
    const draft = unsaved();
    const told = await toldOf('#f9a825', draft);
    const accent = accentOf(draft, 'classic');
    expect(accent).not.toBe('#f9a825');
    expect(told).toContain(
      `The accent is ${accent} in place of #f9a825 in the edition classic: #f9a825 on surface-3 has a contrast of 1.7 there, and 4.6 is needed to read it.`,
    );
    expect(told).not.toContain('in the edition pro');
    expect(accentOf(draft, 'pro')).toBe('#f9a825');
  });

  it('is told of the other edition where a dark one cannot be read', async () => {
    const draft = unsaved();
    const told = await toldOf('#7d1a7a', draft);
    expect(accentOf(draft, 'classic')).toBe('#7d1a7a');
    expect(told).toContain(`The accent is ${accentOf(draft, 'pro')} in place of #7d1a7a in the edition pro`);
    expect(told).not.toContain('in the edition classic');
  });

  it('is told of a red, which a price that rose wears', async () => {
    const draft = unsaved();
    const told = await toldOf('#b3122f', draft);
    expect(told).toContain(
      `The accent is ${accentOf(draft, 'classic')} in place of #b3122f in the edition classic: a choice in #b3122f would be taken for a price that rose, which is #c4242a.`,
    );
    expect(hueDistance(accentOf(draft, 'classic'), '#c4242a')).toBeGreaterThanOrEqual(30);
  });

  it('that is a grey is not answered with a hue', async () => {
    const draft = unsaved();
    await toldOf('#777777', draft);
    expect(accentOf(draft, 'classic')).toMatch(/^#(..)\1\1$/);
  });
});

describe('a look that is near that of another brand', () => {
  it('is told with the name of the other, and both colours', async () => {
    expect(await toldOf('#4538cc')).toMatch(
      /Its colours are near those of 星河 \(brands\/xinghe\): accent of classic is #4538cc here and #4a3fd6 there, .*Say another --seed/,
    );
    expect(await toldOf('#0b6e66')).toContain('near those of 青山 (brands/qingshan)');
  });

  it('is told across the turn of the circle of hues', async () => {
    const draft = unsaved();
    await make(draft, 'brand', 'honghua', { name: '红花', seed: '#b3122f' });
    expect(await toldOf('#b01040', draft)).toContain('near those of 红花 (brands/honghua)');
  });

  it('is not told of a colour that is far from all', async () => {
    expect(await toldOf('#7d1a7a')).not.toContain('Its colours are near');
  });

  it('a grey is near a grey, and no colour', async () => {
    const draft = unsaved();
    await make(draft, 'brand', 'huise', { name: '灰色', seed: '#555555' });
    expect(await toldOf('#777777', draft)).toContain('near those of 灰色 (brands/huise)');
    expect(await toldOf('#777777')).not.toContain('near those of');
  });

  it('a sign of the same shapes is told', () => {
    const draft = unsaved();
    const alike = (code: string) => {
      draft.create(
        `brands/${code}/art/logo.tsx`,
        '<svg><rect rx="1" /><polygon\n points="1,1 2,2 3,3" /><circle r="2" /></svg>',
      );
    };
    alike('honghua');
    draft.create('brands/honghua/brand.ts', "name: { 'zh-CN': '红花', 'zh-TW': '紅花' }, siteId: '1003'");
    draft.create('brands/honghua/tokens.json', '{}');
    alike('shiyang');
    expect(resemblances(draft, 'shiyang', coloursFrom(draft, '#7d1a7a'))).toEqual([
      'Its sign has the shapes of that of 红花 (brands/honghua): rect, polygon of 3, circle. Draw another in brands/shiyang/art/logo.tsx.',
    ]);
  });
});
