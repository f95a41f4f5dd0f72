import { startPaymentProvider } from '@lobby/payment-provider';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { signedCallback, startFakeServer } from '../contract/fake-server.ts';
import { providerPromises } from '../contract/provider-promises.ts';
import type { ProviderStage } from '../contract/provider-stage.ts';
import { provider } from './provider.ts';
import { planWithdrawal } from './withdrawals.ts';

const secret = 'a secret of payments for tests only';

/** The service of the demo behind a line that can be cut, and the books of its withdrawals. */
async function startDemo(now: () => number): Promise<ProviderStage> {
  const service = await startPaymentProvider({ secret, now, byHand: true });
  const line = await startFakeServer(async ({ path, headers, body }) => {
    const passed = ['timestamp', 'nonce', 'signature'].map(name => `x-payment-${name}`);
    const answer = await fetch(service.url + path, {
      method: 'POST',
      headers: Object.fromEntries(passed.map(name => [name, headers.get(name) ?? ''])),
      body,
    });
    return { status: answer.status, body: await answer.text() };
  });
  const { platform, stop } = await testPlatform({}, { domains: [] });
  return {
    settings: { url: line.url, secrets: [secret], pages: [new URL(service.url).origin] },
    db: platform.db,
    pay: orderId => JSON.stringify(service.pay(orderId, { notify: 'never' })),
    sign: (body, at) => signedCallback('x-payment', secret, body, at),
    async paidOut(reference) {
      const rows = await platform.db
        .selectFrom('reference_provider_withdrawals')
        .select('amount')
        .where('reference', '=', reference)
        .where('state', '=', 'paid')
        .execute();
      return rows.map(({ amount }) => amount);
    },
    async fail(fault, reference) {
      line.fail(fault);
      if (fault === 'lost-request') await planWithdrawal(platform.db, reference, 'timeout-before');
      if (fault === 'lost-answer') await planWithdrawal(platform.db, reference, 'timeout-after');
    },
    async stop() {
      await Promise.all([line.stop(), service.stop(), stop()]);
    },
  };
}

providerPromises(provider, startDemo, ['lost-request', 'lost-answer']);
