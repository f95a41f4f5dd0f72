import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';

const script = '/docs/scalar.js';

/**
 * The API reference at /docs, rendered by Scalar. Its script is served from here, never from a CDN, and it requests
 * nothing but /openapi.json.
 */
export function mountDocs(app: Hono, openApi: () => Record<string, unknown>): void {
  let code: string | undefined;
  app.get('/openapi.json', c => c.json(openApi()));
  app.get('/docs', c => {
    c.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    );
    return c.html(page);
  });
  app.get('/docs/start.js', c => c.body(start, 200, javascript));
  app.get(script, c => {
    code ??= readFileSync(scalarFile(), 'utf8');
    return c.body(code, 200, { ...javascript, 'cache-control': 'max-age=3600' });
  });
}

/** The package does not export its standalone file; it lies beside the entry it does export. */
function scalarFile(): string {
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference');
  return join(dirname(entry), 'browser', 'standalone.js');
}

const javascript = { 'content-type': 'text/javascript; charset=utf-8' };

const start = `Scalar.createApiReference('#reference', {
  url: '/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true,
  showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true },
});`;

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Lobby platform</title></head>
<body><div id="reference"></div><script src="${script}"></script><script src="/docs/start.js"></script></body></html>`;
