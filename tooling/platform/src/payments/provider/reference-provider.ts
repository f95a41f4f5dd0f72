import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../kernel/clock.ts';
import type { PaymentConfig } from '../payment-config.ts';
import {
  type PaymentProvider,
  ProviderUnreachable,
  readReport,
  type StartedOrder,
} from './payment-provider.ts';
import { isCurrent, isSignedBy, signatureOf } from './signature.ts';

const patienceMs = 5_000;

const started = v.object({ address: v.string(), payUrl: v.string(), qr: v.string() });
const arrived = v.array(v.unknown());
const addressed = v.pipe(v.string(), v.parseJson(), v.object({ merchant: v.string() }));

/** The provider of the demo, `tooling/payment-provider`, over HTTP. */
export function referenceProvider(
  { providerUrl, pageOrigins, secrets }: Pick<PaymentConfig, 'providerUrl' | 'pageOrigins' | 'secrets'>,
  clock: Clock,
): PaymentProvider {
  /** @throws ProviderUnreachable for anything but an answer of the expected shape. */
  async function send<Schema extends v.GenericSchema>(path: string, content: object, schema: Schema) {
    if (!providerUrl) throw new ProviderUnreachable('there is no payment provider');
    const body = JSON.stringify(content);
    const signed = { timestamp: String(clock.now()), nonce: randomUUID(), body };
    try {
      const response = await fetch(providerUrl + path, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/json',
          'x-payment-timestamp': signed.timestamp,
          'x-payment-nonce': signed.nonce,
          'x-payment-signature': signatureOf(secrets[0] ?? '', signed),
        },
        body,
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      // Without what valibot says of it: that quotes names of payers, and is logged.
      const read = v.safeParse(schema, await response.json());
      if (!read.success) throw new Error('its answer has another shape');
      return read.output;
    } catch (error) {
      throw new ProviderUnreachable(`the payment provider gave no usable answer to ${path}`, {
        cause: error,
      });
    }
  }

  const origins = pageOrigins.length > 0 || !providerUrl ? pageOrigins : [new URL(providerUrl).origin];
  const isPage = (url: string) => URL.canParse(url) && origins.includes(new URL(url).origin);

  return {
    name: 'reference',
    async start({ siteId, orderId, ...order }): Promise<StartedOrder> {
      const answer = await send('/orders', { merchant: siteId, reference: orderId, ...order }, started);
      // Whoever answers in the provider's place must not lead members elsewhere.
      const { address, payUrl, qr } = answer;
      if (!isPage(payUrl) || !(qr === address || isPage(qr)))
        throw new ProviderUnreachable('the payment provider named a page of another origin');
      return answer;
    },
    async ask({ siteId, orderId, account, since }) {
      const asked = { merchant: siteId, reference: orderId, account, since };
      return (await send('/payments', asked, arrived)).map(readReport);
    },
    verifyCallback({ headers, body }, { siteId, now }) {
      const timestamp = headers.get('x-payment-timestamp') ?? '';
      const nonce = headers.get('x-payment-nonce') ?? '';
      const signature = headers.get('x-payment-signature') ?? '';
      if (nonce === '' || nonce.length > 80 || !isSignedBy(secrets, { timestamp, nonce, body }, signature))
        return { problem: 'signature' };
      if (!isCurrent(timestamp, now)) return { problem: 'time' };
      const read = v.safeParse(addressed, body);
      // One secret serves all sites: a callback of one must not count for another.
      if (read.success && read.output.merchant !== siteId) return { problem: 'site' };
      return { body, nonce };
    },
  };
}
