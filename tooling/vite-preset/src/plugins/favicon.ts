import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';

/** `/favicon.svg`: the brand's own logo, with the colours of its classic edition written into it. */
export function favicon(built: BuiltBrand): Plugin {
  return {
    name: 'lobby:favicon',
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw(built));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: draw(built) });
    },
  };
}

function draw({ brand, tokens }: BuiltBrand): string {
  const colors = (tokens.classic.color ?? {}) as Record<string, { $value?: string }>;
  return renderToStaticMarkup(createElement(brand.art.Logo, {}))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\(--color-([\w-]+)\)/g, (whole, role: string) => colors[role]?.$value ?? whole);
}
