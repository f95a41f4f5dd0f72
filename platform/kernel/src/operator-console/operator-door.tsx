/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { isIP } from 'node:net';
import type { Context, Hono } from 'hono';
import type { PlatformConfig } from '../domain/config.ts';
import { htmlPage, Page } from './html-page.tsx';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the operator's pages are there: they need no login, so for development and demos on this machine only. */
export function hasOperatorPages(config: Pick<PlatformConfig, 'dev' | 'operatorPages' | 'host'>): boolean {
  return (config.dev || config.operatorPages) && isThisMachine(config.host);
}

/**
 * Guards a page below `/dev`: it answers to names of this machine only, so that a page elsewhere that leads its own
 * name here reads nothing, and refuses forms of other origins.
 * @param host where the platform listens; beyond this machine, addresses are accepted too.
 */
export function guardOperatorPage(app: Hono, path: string, host = 'localhost'): void {
  const isOpen = !isThisMachine(host);
  app.use(`${path}/*`, async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (!thisMachine.has(hostname) && !(isOpen && isAddress(hostname))) return c.notFound();
    if (c.req.method === 'POST' && !isSentHere(c)) {
      const page = <Page title="未执行">The form was sent by another page.</Page>;
      return htmlPage(page, { status: 403 });
    }
    return next();
  });
}

function isThisMachine(host: string): boolean {
  return thisMachine.has(host) || host === '::1';
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Browsers say with every form which origin it comes from. */
function isSentHere(c: Context): boolean {
  return c.req.header('origin') === new URL(c.req.url).origin;
}
