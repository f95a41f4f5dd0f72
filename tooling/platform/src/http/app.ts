import { getConnInfo } from '@hono/node-server/conninfo';
import { resultMessage } from '@lobby/api-client/result-codes';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { envelope } from '../kernel/envelope.ts';
import { answerCall, type CallDependencies } from './answer-call.ts';
import { corsRequestHeaders } from './call-headers.ts';
import { callerAddress } from './caller-address.ts';
import { callerPlace } from './caller-place.ts';
import type { Pages } from './pages.ts';

const maxBodyBytes = 64 * 1024;

/** Where calls are; a GET of anything else is a page, or nothing. */
const callPaths = ['/site/api/*', '/fd/api/*', '/game/api/*', '/act/api/*', '/e/*'];

const cautious = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
  ['cache-control', 'no-store'],
] as const;

/** The whole of the HTTP side: pages, and the calls of the contract. */
export function createApp(deps: CallDependencies, pages: Pages): Hono {
  const { config, sites, log } = deps.platform;
  const app = new Hono();
  const origins = new Set([...sites.all().flatMap(site => site.corsOrigins), ...config.corsOrigins]);

  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      // Answers are read by the brands' origins, which CORS lets in by name.
      crossOriginResourcePolicy: 'cross-origin',
      // Answers come under the sites' own names, whose subdomains are not the platform's to decide about.
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
  // An encrypted answer is base64, of which a quarter is air; a plain list of matches shrinks to a quarter.
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    // After the page has spoken: a page may allow itself more, and be kept longer.
    for (const [name, value] of cautious) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  const answer = (c: HonoContext) => {
    const { address } = getConnInfo(c).remote;
    const { raw } = c.req;
    const ip = callerAddress(address, c.req.header('x-forwarded-for'), config);
    return answerCall(deps, raw, { ip, place: callerPlace(address, raw.headers, config) });
  };
  pages.mount(app);
  app.post(
    '*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: c => c.json(envelope('invalid-parameter', resultMessage('invalid-parameter', 'zh-CN')), 413),
    }),
    answer,
  );
  for (const path of callPaths) app.get(path, answer);

  const notFound = envelope('not-found', resultMessage('not-found', 'zh-CN'));
  app.notFound(c => c.json(notFound, 404));
  app.onError((error, c) => {
    log.error({ err: error }, 'a request failed');
    return c.json(envelope('server-error', resultMessage('server-error', 'zh-CN')), 500);
  });
  return app;
}
