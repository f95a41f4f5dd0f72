import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltBrand } from '../brand-of.ts';

/** The brand's logo as a data URI, with the colours of its classic edition. */
export function faviconAddress(built: BuiltBrand): string {
  return `data:image/svg+xml,${encodeURIComponent(draw(built))}`;
}

function draw({ brand, tokens }: BuiltBrand): string {
  const colors = (tokens.classic.color ?? {}) as Record<string, { $value?: string }>;
  return renderToStaticMarkup(createElement(brand.art.Logo, {}))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\(--color-([\w-]+)\)/g, (whole, role: string) => colors[role]?.$value ?? whole);
}
