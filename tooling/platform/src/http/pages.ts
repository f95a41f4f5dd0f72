import type { Hono } from 'hono';
import type { Platform } from '../domain.ts';
import type { Outbox } from '../ports/messenger.ts';
import { mountDocs } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { outboxPage } from './outbox-page.ts';
import { servicePage } from './service-page.ts';

/** What the platform shows on GET: health, API docs, customer service, and the outbox of a demo. */
export interface Pages {
  mount(app: Hono): void;
}

export interface PageSources {
  readonly platform: Platform;
  readonly outbox: Outbox;
  /** False once a stop has begun. */
  readonly accepting: () => boolean;
}

export function createPages({ platform, outbox, accepting }: PageSources): Pages {
  return {
    mount(app) {
      app.get('/healthz', async c => {
        if (!accepting()) return c.json({ status: 'stopping' }, 503);
        const answers = await platform.db
          .selectFrom('sites')
          .select('id')
          .limit(1)
          .execute()
          .then(
            () => true,
            () => false,
          );
        return answers ? c.json({ status: 'ok' }) : c.json({ status: 'database-unreachable' }, 503);
      });
      app.get('/service', () => htmlPage(servicePage(platform.sites.all().map(site => site.title))));
      mountDocs(app, () => openApiDocument(`http://localhost:${platform.config.port}`));
      if (platform.config.devOutbox) app.get('/dev/outbox', () => htmlPage(outboxPage(outbox.entries())));
    },
  };
}

function htmlPage(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
