import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { resultMessage } from '@lobby/api-client/result-codes';
import { envelope } from '@lobby/platform-kernel/calls/envelope';
import { isDatabaseAway } from '@lobby/platform-kernel/database/database-away';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { corsRequestHeaders } from './call/call-headers.ts';
import { createCallListener, type HeadersFor } from './call/call-listener.ts';
import type { CallDependencies } from './call/run-call.ts';
import type { Pages } from './pages/pages.ts';

/**
 * Path prefixes of calls; a GET of any other path is a page or not found. A POST is a call at any path, unless a page
 * handles it.
 */
const callPaths = ['/site/api/', '/fd/api/', '/game/api/', '/act/api/', '/stream/api/', '/e/'];

const cautious = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
  ['cache-control', 'no-store'],
] as const;

/** Creates the request listener: pages, and the calls of the contract. */
export async function createApp(deps: CallDependencies, pages: Pages): Promise<RequestListener> {
  const { config, sites, log } = deps.platform;
  const origins = new Set([...sites.all().flatMap(site => site.corsOrigins), ...config.corsOrigins]);
  const app = pageApp(pages, origins, log);
  const answerPage = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answerCall = createCallListener(deps, await headersByOrigin(app, origins));
  const postPaths = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const ownPosts = new Set(postPaths);
  // Below a path with a parameter nothing is a call, so that a wrong one is not found, and not answered with 200.
  const belowPosts = postPaths
    .filter(path => path.includes(':'))
    .map(path => path.slice(0, path.indexOf(':')));
  const isBelowCalls = (url: string) => callPaths.some(path => url.startsWith(path));
  // Pictures of members: the servers of the sites pass on what is below these prefixes only.
  const ownGets = app.routes
    .filter(({ method, path }) => method === 'GET' && isBelowCalls(path))
    .map(({ path }) => path.split(':')[0] ?? path);
  return (request, response) => {
    const { method, url = '' } = request;
    const isCall =
      method === 'POST'
        ? !ownPosts.has(url) && !belowPosts.some(path => url.startsWith(path))
        : method === 'GET' && isBelowCalls(url) && !ownGets.some(path => url.startsWith(path));
    void (isCall ? answerCall(request, response) : answerPage(request, response));
  };
}

function pageApp(pages: Pages, origins: ReadonlySet<string>, log: Logger): Hono {
  const app = new Hono();

  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      // Answers are read by pages of the brands' origins, which CORS allows by name.
      crossOriginResourcePolicy: 'cross-origin',
      // Answers are sent under the sites' own domains; HSTS for their subdomains is not the platform's decision.
      strictTransportSecurity: 'max-age=15552000',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    }),
  );
  app.use(
    cors({
      origin: origin => (origins.has(origin) ? origin : null),
      allowMethods: ['POST', 'GET'],
      allowHeaders: corsRequestHeaders,
      exposeHeaders: ['Date'],
      maxAge: 600,
    }),
  );
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    // After the page's handler: a page may set a wider policy and a longer cache time.
    for (const [name, value] of cautious) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  pages.mount(app);
  const notFound = envelope('not-found', resultMessage('not-found', 'zh-CN'));
  app.notFound(c => c.json(notFound, 404));
  app.onError((error, c) => {
    if (isDatabaseAway(error)) {
      log.warn({ reason: String(error) }, 'a request found no database');
      return c.json(envelope('system-busy', resultMessage('system-busy', 'zh-CN')), 503);
    }
    log.error({ err: error }, 'a request failed');
    return c.json(envelope('server-error', resultMessage('server-error', 'zh-CN')), 500);
  });
  return app;
}

/** The headers that the pages' middleware adds to an answer, by the caller's origin; computed once. */
async function headersByOrigin(app: Hono, origins: Iterable<string>): Promise<HeadersFor> {
  const of = async (origin: string) => {
    const { headers } = await app.request('/', { headers: { origin } });
    for (const own of ['content-type', 'content-length', 'date']) headers.delete(own);
    headers.append('vary', 'Accept-Encoding');
    return [...headers].flat();
  };
  const known = new Map(
    await Promise.all([...origins].map(async origin => [origin, await of(origin)] as const)),
  );
  const stranger = await of('');
  return origin => known.get(origin) ?? stranger;
}
