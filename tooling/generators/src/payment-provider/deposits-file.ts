import type { NewProvider } from './new-provider.ts';

/** The half that collects. */
export const depositsFile = ({ code }: NewProvider): string => `\
import * as v from 'valibot';
import { type DepositSide, ProviderUnreachable } from '../deposit-side.ts';
import type { ProviderTools } from '../payment-provider.ts';
import { byOurClock, readReport } from '../payment-report.ts';
import type { SignedJson } from '../signed-json/signed-json.ts';

const started = v.object({ address: v.string(), payUrl: v.string(), qr: v.string() });
const payments = v.array(v.unknown());
const addressed = v.pipe(v.string(), v.parseJson(), v.object({ merchant: v.string() }));

/** Collects by ${code}. What it says of money is brought into the form of \`paymentEvent\`. */
export function collectBy(line: SignedJson, { theirs }: Pick<ProviderTools, 'theirs'>): DepositSide {
  return {
    async start({ siteId, orderId, ...order }) {
      const asked = { merchant: siteId, reference: orderId, ...order };
      const answer = await line.send('/orders', () => asked, started);
      // Members are sent there.
      if (!answer.payUrl.startsWith('https://'))
        throw new ProviderUnreachable('the payment provider named a page without https');
      return answer;
    },
    async ask({ siteId, orderId, account, since }) {
      const asked = { merchant: siteId, reference: orderId, account };
      const reported = await line.send('/payments', ahead => ({ ...asked, since: since + ahead }), payments);
      return reported.map(one => byOurClock(readReport(one), theirs.ahead() ?? 0));
    },
    verifyCallback: (callback, expected) =>
      line.verify(callback, expected, body => {
        const read = v.safeParse(addressed, body);
        return read.success ? read.output.merchant : undefined;
      }),
  };
}
`;
