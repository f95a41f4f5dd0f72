import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Platform } from './domain.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the operator's pages are there: they need no login, so for development on this machine only. */
export function hasOperatorPages({ dev, host }: Pick<Platform['config'], 'dev' | 'host'>): boolean {
  return dev && (thisMachine.has(host) || host === '::1');
}

/**
 * Lets only this machine ask for pages at and below a path, by a name of this machine: a page elsewhere that leads its
 * own name here gets nothing.
 */
export function onlyAskedHere(app: Hono, path: string): void {
  const guard: MiddlewareHandler = async (c, next) =>
    thisMachine.has(new URL(c.req.url).hostname) ? next() : c.notFound();
  app.use(`${path}/*`, guard);
}

/** Whether a form came from a page of this origin: browsers say with every form where it comes from. */
export function isSentHere(c: Context): boolean {
  return c.req.header('origin') === new URL(c.req.url).origin;
}
