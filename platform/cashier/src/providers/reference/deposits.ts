import * as v from 'valibot';
import { type DepositSide, ProviderUnreachable } from '../deposit-side.ts';
import type { ProviderTools } from '../payment-provider.ts';
import { byOurClock, readReport } from '../payment-report.ts';
import { signedJson } from '../signed-json/signed-json.ts';
import type { ReferenceSettings } from './settings.ts';

const started = v.object({ address: v.string(), payUrl: v.string(), qr: v.string() });
const arrived = v.array(v.unknown());
const addressed = v.pipe(v.string(), v.parseJson(), v.object({ merchant: v.string() }));

/** Collects by the provider of the demo, `platform/payment-provider`, over HTTP. */
export function collectByReference(
  { url, secrets, pages }: ReferenceSettings,
  { clock, theirs, patienceMs }: Pick<ProviderTools, 'clock' | 'theirs' | 'patienceMs'>,
): DepositSide {
  const line = signedJson({ url, secrets, headers: 'x-payment', clock, theirs, patienceMs });
  const allowed = pages.length > 0 ? pages : [new URL(url).origin];
  const isPage = (page: string) => URL.canParse(page) && allowed.includes(new URL(page).origin);

  return {
    async start({ siteId, orderId, ...order }) {
      const asked = { merchant: siteId, reference: orderId, ...order };
      const answer = await line.send('/orders', () => asked, started);
      // Whoever answers in the provider's place must not lead members elsewhere.
      const { address, payUrl, qr } = answer;
      if (!isPage(payUrl) || !(qr === address || isPage(qr)))
        throw new ProviderUnreachable('the payment provider named a page of another origin');
      return answer;
    },
    async ask({ siteId, orderId, account, since }) {
      const asked = { merchant: siteId, reference: orderId, account };
      const reported = await line.send('/payments', ahead => ({ ...asked, since: since + ahead }), arrived);
      return reported.map(one => byOurClock(readReport(one), theirs.ahead() ?? 0));
    },
    verifyCallback: (callback, expected) =>
      line.verify(callback, expected, body => {
        const read = v.safeParse(addressed, body);
        return read.success ? read.output.merchant : undefined;
      }),
  };
}
