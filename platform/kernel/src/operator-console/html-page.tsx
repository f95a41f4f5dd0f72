/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { raw } from 'hono/utils/html';
import { style } from './style.ts';

/**
 * A page of the platform's own. Under `no-referrer`, which every answer says, browsers would send its forms with the
 * origin "null".
 */
export function Page({ title, above, children }: { title: string; above?: Child; children?: Child }) {
  return (
    <html lang="zh-Hans-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style>{raw(style)}</style>
      </head>
      <body>
        {above}
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

export interface HowSent {
  readonly status?: number;
  /** The page shows pictures of its own origin. */
  readonly showsPictures?: boolean;
}

/** An answer with a page that loads nothing, runs nothing, is in no frame, and sends its forms to its own origin. */
export async function htmlPage(
  page: { toString(): string | Promise<string> },
  { status = 200, showsPictures = false }: HowSent = {},
): Promise<Response> {
  return new Response(`<!doctype html>\n${await page.toString()}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:${showsPictures ? " 'self'" : ''}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    },
  });
}
