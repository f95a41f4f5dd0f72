import { randomUUID } from 'node:crypto';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import * as v from 'valibot';
import type { DepositConfig } from '../deposit-config.ts';
import {
  byOurClock,
  type PaymentProvider,
  ProviderUnreachable,
  readReport,
  type StartedOrder,
} from './payment-provider.ts';
import { differenceOf, mostAheadMs, type ProviderClock } from './provider-clock.ts';
import { aheadOf, isSignedBy, signatureOf } from './signature.ts';

const patienceMs = 5_000;
/** A clock that differs by less from what was thought is no reason for a refusal, ms. */
const goneByMs = 30_000;

const started = v.object({ address: v.string(), payUrl: v.string(), qr: v.string() });
const arrived = v.array(v.unknown());
const addressed = v.pipe(v.string(), v.parseJson(), v.object({ merchant: v.string() }));

/** The provider of the demo, `platform/payment-provider`, over HTTP. */
export function referenceProvider(
  { providerUrl, pageOrigins, secrets }: Pick<DepositConfig, 'providerUrl' | 'pageOrigins' | 'secrets'>,
  clock: Clock,
  theirs: ProviderClock,
): PaymentProvider {
  /** Sends a message of now, by the provider's clock as far as it is known, and looks at that clock. */
  async function post(path: string, contentAt: (aheadMs: number) => object): Promise<Response> {
    const ahead = theirs.ahead() ?? 0;
    const body = JSON.stringify(contentAt(ahead));
    const signed = { timestamp: String(clock.now() + ahead), nonce: randomUUID(), body };
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
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) await theirs.seen(date - clock.now(), 'answer');
    return response;
  }

  /**
   * A message that is refused is sent once more when the provider's clock turns out to be another than was thought: it
   * was refused before anything was done.
   * @throws ProviderUnreachable for anything but an answer of the expected shape.
   */
  async function send<Schema extends v.GenericSchema>(
    path: string,
    contentAt: (aheadMs: number) => object,
    schema: Schema,
  ) {
    if (!providerUrl) throw new ProviderUnreachable('there is no payment provider');
    try {
      const thought = theirs.ahead() ?? 0;
      let response = await post(path, contentAt);
      if (response.status === 401 && Math.abs((theirs.ahead() ?? 0) - thought) > goneByMs)
        response = await post(path, contentAt);
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
      const asked = { merchant: siteId, reference: orderId, ...order };
      const answer = await send('/orders', () => asked, started);
      // Whoever answers in the provider's place must not lead members elsewhere.
      const { address, payUrl, qr } = answer;
      if (!isPage(payUrl) || !(qr === address || isPage(qr)))
        throw new ProviderUnreachable('the payment provider named a page of another origin');
      return answer;
    },
    async ask({ siteId, orderId, account, since }) {
      const asked = { merchant: siteId, reference: orderId, account };
      const reported = await send('/payments', ahead => ({ ...asked, since: since + ahead }), arrived);
      return reported.map(one => byOurClock(readReport(one), theirs.ahead() ?? 0));
    },
    verifyCallback({ headers, body }, { siteId, now }) {
      const timestamp = headers.get('x-payment-timestamp') ?? '';
      const nonce = headers.get('x-payment-nonce') ?? '';
      const signature = headers.get('x-payment-signature') ?? '';
      if (nonce === '' || nonce.length > 80 || !isSignedBy(secrets, { timestamp, nonce, body }, signature))
        return { problem: 'signature' };
      const aheadMs = aheadOf(timestamp, now);
      if (aheadMs === undefined) return { problem: 'time' };
      // Wide, because a nonce is kept for longer: the same delivery again is none, whatever its time.
      if (Math.abs(aheadMs) > mostAheadMs) return { problem: 'time', aheadMs };
      const read = v.safeParse(addressed, body);
      // One secret serves all sites: a callback of one must not count for another.
      if (read.success && read.output.merchant !== siteId) return { problem: 'site' };
      return { body, nonce, aheadMs, timesAheadMs: theirs.ahead() ?? differenceOf(aheadMs) };
    },
  };
}
