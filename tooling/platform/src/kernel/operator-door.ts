import type { Context, Hono } from 'hono';
import type { PlatformConfig } from './config.ts';
import { htmlPage, plainPage } from './html.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the operator's pages are there: they need no login, so for development on this machine only. */
export function hasOperatorPages({ dev, host }: Pick<PlatformConfig, 'dev' | 'host'>): boolean {
  return dev && (thisMachine.has(host) || host === '::1');
}

/**
 * Guards an operator's page and what is below it. Only this machine may ask, by a name of this machine: a page elsewhere
 * that leads its own name here gets nothing, and another origin sends no form.
 */
export function guardOperatorPage(app: Hono, path: string): void {
  app.use(`${path}/*`, async (c, next) => {
    if (!isAskedHere(c)) return c.notFound();
    if (c.req.method === 'POST' && !isSentHere(c)) {
      return htmlPage(plainPage('未执行', '<p>The form was sent by another page.</p>'), 403);
    }
    return next();
  });
}

function isAskedHere(c: Context): boolean {
  return thisMachine.has(new URL(c.req.url).hostname);
}

/** Browsers say with every form which origin it comes from. */
function isSentHere(c: Context): boolean {
  return c.req.header('origin') === new URL(c.req.url).origin;
}
