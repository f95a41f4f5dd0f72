import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { framesOf } from '../sessions/launches.ts';
import { isId } from '../sessions/secrets.ts';

const kinds = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
} as const;

/**
 * The pages of games: files of this origin alone, framed by the site of their launch alone.
 * @param pageDir what the build of the page wrote.
 */
export function pageRoutes(database: Database, pageDir: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/play/:game', async c => {
    if (!/^[a-z0-9-]{2,40}$/.test(c.req.param('game'))) return c.notFound();
    const launch = c.req.query('launch') ?? '';
    const frames = isId(launch) ? await framesOf(database.query, launch) : [];
    return pageOf(c, join(pageDir, 'play.html'), frames);
  });

  // A round that is shown again needs no session, and no site frames it.
  for (const page of ['verify', 'replay']) {
    app.get(`/${page}/:round`, c => {
      if (!isId(c.req.param('round'))) return c.notFound();
      return pageOf(c, join(pageDir, page, `${page}.html`), []);
    });
  }

  app.get('/page/verify-round.mjs', c => {
    const file = join(pageDir, 'verify-round.mjs');
    if (!existsSync(file)) return c.notFound();
    c.header('content-type', kinds.js);
    c.header('content-disposition', 'attachment; filename="verify-round.mjs"');
    return c.body(new Uint8Array(readFileSync(file)));
  });

  app.get('/page/assets/:file', c => {
    const name = c.req.param('file');
    const kind = /^[\w-]+\.(js|css|svg)$/.exec(name)?.[1] as keyof typeof kinds | undefined;
    const file = join(pageDir, 'assets', name);
    if (kind === undefined || !existsSync(file)) return c.notFound();
    c.header('content-type', kinds[kind]);
    // Names carry a hash of the content.
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(new Uint8Array(readFileSync(file)));
  });
  return app;
}

/** A page by its file. @param frames the origins that may frame it. */
function pageOf(c: Context, file: string, frames: readonly string[]): Response {
  if (!existsSync(file)) return c.text('The page of the games was not built.', 503);
  c.header('content-security-policy', policy(frames));
  // An address can carry the token of a launch.
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  return c.html(readFileSync(file, 'utf8')) as Response;
}

function policy(frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
  ].join('; ');
}
