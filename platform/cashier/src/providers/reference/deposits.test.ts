import { startPaymentProvider } from '@lobby/payment-provider';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnreachable } from '../deposit-side.ts';
import { readSettingsOf } from '../provider-settings.ts';
import { collectByReference } from './deposits.ts';
import { provider } from './provider.ts';

const secret = 'a secret of payments for tests only';
const clock = manualClock(Date.parse('2026-11-24T04:00:00Z'));
let running: Awaited<ReturnType<typeof startPaymentProvider>>;
beforeAll(async () => {
  running = await startPaymentProvider({ secret, now: () => clock.now(), byHand: true });
});
afterAll(() => running.stop());

const agreeing = { ahead: () => 0, seen: async () => {} };
const start = (pages: readonly string[]) =>
  collectByReference(
    { url: running.url, secrets: [secret], pages: [...pages] },
    { clock, theirs: agreeing },
  ).start({
    siteId: '1001',
    orderId: `D${pages.length}`,
    method: 'alipay',
    amount: '100',
    currency: 'CNY',
    customer: 'c1',
    account: '',
  });

describe('the page a provider sends members to', () => {
  it('may be its own', async () => {
    expect((await start([])).payUrl).toMatch(`${running.url}/pay/`);
  });

  it('is refused at any other origin than those it may have', async () => {
    await expect(start(['https://pay.example.com/somewhere'])).rejects.toThrow(ProviderUnreachable);
    await expect(start(['https://pay.example.com', running.url])).resolves.toBeDefined();
  });
});

it('an origin that is none is said by name', () => {
  const set = { LOBBY_PAYMENT_URL: 'http://127.0.0.1:1', LOBBY_PAYMENT_SECRETS: secret };
  expect(() => readSettingsOf(provider, { ...set, LOBBY_PAYMENT_PAGES: 'pay.example.com' })).toThrow(
    'LOBBY_PAYMENT_PAGES must be origins as https://pay.example.com, but one is "pay.example.com".',
  );
});
