import type { NatsBroker } from '@lobby/platform-kernel/broker/nats-broker';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Outbox } from '@lobby/platform-kernel/domain/messenger';
import { htmlPage } from '@lobby/platform-kernel/operator-console/html-page';
import type { PageEntry } from '@lobby/platform-kernel/operator-console/navigation';
import { guardOperatorPage } from '@lobby/platform-kernel/operator-console/operator-door';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Shed } from '../limits/shedding.ts';
import { mountDocs } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { outboxPage } from './outbox-page.tsx';
import { servicePage } from './service-page.tsx';

/** What the pages (GET) depend on: health, API docs, customer service, and the demo's messages and captchas. */
export interface Pages {
  mount(app: Hono): void;
}

/** What the navigation of the operator's console leads to besides. */
export const linksOf = ({ devOutbox }: PlatformConfig): readonly PageEntry[] =>
  devOutbox ? [{ path: '/dev/outbox', title: '发件箱', group: 'development' }] : [];

export interface PageSources {
  readonly platform: Platform;
  readonly outbox: Outbox;
  /** An open captcha with its solution, for development; undefined when there is none with this id. */
  readonly captchaSolution: (id: string) => Promise<object | undefined>;
  /** False once shutdown has begun. */
  readonly accepting: () => boolean;
  /** Calls in progress, and the number of rejected ones within the last minute by kind. */
  readonly load: () => { inFlight: number; shed: Record<Shed, number> };
  /** The fan-out to other servers; undefined: there is none. */
  readonly nats: Pick<NatsBroker, 'isConnected'> | undefined;
}

export function createPages({
  platform,
  outbox,
  captchaSolution,
  accepting,
  load,
  nats,
}: PageSources): Pages {
  return {
    mount(app) {
      app.get('/healthz', async c => {
        if (!accepting()) return c.json({ status: 'stopping' }, 503);
        const answers = await sql`SELECT 1`.execute(platform.db).then(
          () => true,
          () => false,
        );
        const { inFlight, shed } = load();
        const status = Object.values(shed).some(Boolean) ? 'shedding' : 'ok';
        // No reason to fail: whoever is on this server is served, and others hear of it later.
        const fanOut = nats && { nats: nats.isConnected() ? 'connected' : 'away' };
        return answers
          ? c.json({ status, inFlight, shed, ...fanOut })
          : c.json({ status: 'database-unreachable', ...fanOut }, 503);
      });
      app.get('/service/:code', c => {
        const site = platform.sites.all().find(({ code }) => code === c.req.param('code'));
        return site ? htmlPage(servicePage(site, localeOf(c.req.query('langx')))) : c.notFound();
      });
      mountDocs(app, () => openApiDocument(`http://localhost:${platform.config.port}`));
      if (!platform.config.devOutbox) return;
      guardOperatorPage(app, '/dev/outbox', platform.config.host);
      guardOperatorPage(app, '/dev/captcha', platform.config.host);
      app.get('/dev/outbox', () => htmlPage(outboxPage(outbox.entries())));
      app.get('/dev/captcha/:id', async c => {
        const id = c.req.param('id');
        // A puzzle's id or a device's; no other text is looked up.
        const open = /^[!-~]{1,64}$/.test(id) ? await captchaSolution(id) : undefined;
        return open ? c.json(open) : c.notFound();
      });
    },
  };
}
