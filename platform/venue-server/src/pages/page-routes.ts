import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { framesOf } from '../sessions/launches.ts';

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * The pages of games: files of this origin alone, framed by the site of their launch alone.
 * @param pageDir what the build of the page wrote.
 */
export function pageRoutes(database: Database, pageDir: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/play/:game', async c => {
    const file = join(pageDir, 'play.html');
    if (!existsSync(file)) return c.text('The page of the games was not built.', 503);
    const frames = await framesOf(database.query, c.req.query('launch') ?? '');
    c.header('content-security-policy', policy(frames));
    // The address carries the token.
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return c.html(readFileSync(file, 'utf8'));
  });

  app.get('/page/assets/:file', c => {
    const name = c.req.param('file');
    const kind = /^[\w-]+\.(js|css|svg)$/.exec(name)?.[1];
    const file = join(pageDir, 'assets', name);
    if (kind === undefined || !existsSync(file)) return c.notFound();
    c.header('content-type', kinds[kind] ?? '');
    // Names carry a hash of the content.
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(new Uint8Array(readFileSync(file)));
  });
  return app;
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
