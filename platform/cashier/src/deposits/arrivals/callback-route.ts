import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Providers } from '../../providers/open-providers.ts';
import type { CallbackInbox } from './callback-inbox.ts';

const longestBody = 16 * 1024;

/**
 * `POST /callback/payment/<provider>/<site>`: verifies a callback, stores it and answers; it is processed after that.
 * A repeated callback gets the same answer.
 */
export function mountCallbacks(
  app: Hono,
  { sites, clock, log }: Pick<Platform, 'sites' | 'clock' | 'log'>,
  parts: {
    readonly providers: Providers;
    readonly inbox: CallbackInbox;
    readonly wake: () => void;
  },
): void {
  const { providers, inbox, wake } = parts;
  app.post(
    '/callback/payment/:provider/:site',
    bodyLimit({ maxSize: longestBody, onError: c => c.body(null, 413) }),
    async c => {
      const siteId = c.req.param('site');
      const provider = providers.of(c.req.param('provider'));
      if (!sites.byId(siteId) || !provider?.deposits) return c.notFound();
      const callback = { headers: { get: (name: string) => c.req.header(name) }, body: await c.req.text() };
      const verified = provider.deposits.verifyCallback(callback, { siteId, now: clock.now() });
      // Known of what is signed alone: nobody else can say that a provider's clock differs.
      if ('aheadMs' in verified && verified.aheadMs !== undefined)
        await provider.theirs.seen(verified.aheadMs, 'callback');
      if ('problem' in verified) {
        // Without its content: whoever sent it wrote that.
        log.warn({ siteId, provider: provider.code, problem: verified.problem }, 'a callback was refused');
        return c.json({ error: verified.problem }, verified.problem === 'site' ? 400 : 401);
      }
      const { body, nonce, timesAheadMs } = verified;
      await inbox.keep({ siteId, provider: provider.code, body, nonce, timesAheadMs });
      wake();
      return c.json({ received: true });
    },
  );
}
