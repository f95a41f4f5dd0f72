import type { BrandLook } from '@lobby/brand-kit';
import { rings, tiles, waves } from './banners.ts';
import { drawing } from './component.ts';
import { gradeFile } from './grade.ts';
import { hallFile } from './halls.ts';
import { logoShapes } from './logo.ts';
import { promotionFile } from './promotions.ts';
import { scenesFile } from './scenes.ts';
import { stampFile } from './stamp.ts';

/** The files of `art/`: a sign, three banners, scenes, halls, promotions, grades and a stamp, in roles of the palette. */
export function artOf({
  code,
  name,
  look: { hero },
}: {
  readonly code: string;
  readonly name: string;
  readonly look: Pick<BrandLook, 'hero'>;
}): Readonly<Record<string, string>> {
  const sign = { accent: 'var(--color-hero-2)', paper: 'var(--color-on-hero)', sign: 'var(--color-hero-3)' };
  return {
    'logo.tsx': drawing('Logo', `The sign of ${name}.`, '0 0 36 36', logoShapes(code, sign)),
    'rings.tsx': drawing(
      'Rings',
      'Rings around a bright disc: the first banner and the access dialog.',
      '0 0 760 400',
      rings(code, hero),
    ),
    'waves.tsx': drawing('Waves', 'Waves under a low light: a banner.', '0 0 760 400', waves(code)),
    'tiles.tsx': drawing('Tiles', 'Tiles of different heights: a banner.', '0 0 760 400', tiles(code)),
    'scenes.tsx': scenesFile(code),
    'halls/hall.tsx': hallFile(code),
    'promotions/promotion.tsx': promotionFile(code),
    'grade.tsx': gradeFile(code),
    'stamp.tsx': stampFile(code),
  };
}

/** `art/drawings.ts`: what no first page needs, fetched when it is first shown. */
export const drawingsFile = `import { lazyArt, type SceneKind } from '@lobby/brand-kit';

/** Pages with nothing to show are rare: their scenes are fetched together when the first is shown. */
const scene = (kind: SceneKind) => lazyArt(async () => (await import('./scenes.tsx')).scenes[kind]);

export const scenes = {
  empty: scene('empty'),
  failed: scene('failed'),
  missing: scene('missing'),
  done: scene('done'),
  closed: scene('closed'),
};
export const Hall = lazyArt(async () => (await import('./halls/hall.tsx')).Hall);
export const Promotion = lazyArt(async () => (await import('./promotions/promotion.tsx')).Promotion);
export const Grade = lazyArt(async () => (await import('./grade.tsx')).Grade);
export const Stamp = lazyArt(async () => (await import('./stamp.tsx')).Stamp);
`;
