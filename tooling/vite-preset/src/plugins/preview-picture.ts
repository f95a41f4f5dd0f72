import type { Plugin } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';
import { drawnSvg, placed, png } from '../found/drawn-picture.ts';
import { rootFiles } from './root-files.ts';

/**
 * `preview.png`, which a link to the site is shown with: the logo above the drawing of the first banner. It has no
 * letters: those would be set in whatever fonts the building machine has.
 */
export function previewPicture(built: BuiltBrand): Plugin {
  return rootFiles('lobby:preview-picture', async () => {
    const { Logo, banners } = built.brand.art;
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">' +
      `<path d="M0 0h1200v630H0z" fill="${built.values['color-hero-1']}"/>` +
      placed(drawnSvg(built, banners.first.Art), 0, 0, 1200, 632) +
      `${placed(drawnSvg(built, Logo), 80, 70, 170, 170)}</svg>`;
    return { 'preview.png': { type: 'image/png', body: await png(svg, 1200) } };
  });
}
