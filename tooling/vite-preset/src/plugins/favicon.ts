import type { BuiltBrand } from '../brand-of.ts';
import { drawnSvg } from '../found/drawn-picture.ts';

/** The brand's logo as a data URI, with the colours of its classic edition. */
export function faviconAddress(built: BuiltBrand): string {
  return `data:image/svg+xml,${encodeURIComponent(drawnSvg(built, built.brand.art.Logo))}`;
}
