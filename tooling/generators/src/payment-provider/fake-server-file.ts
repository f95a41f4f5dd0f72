import { pascal } from '../names.ts';
import { headersOf, type NewProvider } from './new-provider.ts';

/** The other end, as the test of the provider plays it. */
export function fakeServerFile(provider: NewProvider): string {
  const { code, collects, paysOut } = provider;
  const [isCollecting, isPaying] = [collects.length > 0, paysOut.length > 0];
  const isOnChain = collects.some(method => method.startsWith('usdt-'));
  return `\
import { isSignedRequest, signedCallback, startFakeServer } from '../contract/fake-server.ts';
import type { ProviderStage } from '../contract/provider-stage.ts';

const headers = '${headersOf(provider)}';
const secret = 'a secret of ${code} for tests of it alone';

interface Asked {
  readonly merchant: string;
  readonly reference: string;
  readonly amount: string;
${isCollecting ? '  readonly currency: string;\n' : ''}${isOnChain ? '  readonly method: string;\n' : ''}}

/** ${code} as it answers, with books of its own. */
export async function startFake${pascal(code)}(now: () => number): Promise<ProviderStage> {
${isCollecting ? collectingBooks : ''}${isPaying ? '  const paidOut = new Map<string, string>();\n' : ''}
  function answer(path: string, asked: Asked): unknown {
    const { reference } = asked;
    switch (path) {
${isCollecting ? collectingAnswers(code, isOnChain) : ''}${isPaying ? payingAnswers : ''}      default:
        return undefined;
    }
  }

  const server = await startFakeServer(request => {
    if (!isSignedRequest(headers, secret, request)) return { status: 401, body: '' };
    const answered = answer(request.path, JSON.parse(request.body));
    return { status: answered === undefined ? 404 : 200, body: JSON.stringify(answered ?? {}) };
  });
  return {
    settings: { url: server.url, secrets: [secret] },
${isCollecting ? paying(isOnChain) : "    pay: () => '',\n"}    sign: (body, at) => signedCallback(headers, secret, body, at),
    paidOut: ${isPaying ? 'reference => [paidOut.get(reference) ?? []].flat()' : '() => []'},
    fail: fault => server.fail(fault),
    stop: () => server.stop(),
  };
}
`.replace('(now: () => number)', isCollecting ? '(now: () => number)' : '()');
}

const collectingBooks = `\
  const orders = new Map<string, Asked & { readonly number: number }>();
  const payments: { readonly reference: string }[] = [];
`;

const collectingAnswers = (code: string, isOnChain: boolean) => `\
      case '/orders': {
        const order = orders.get(reference) ?? { ...asked, number: orders.size + 1 };
        orders.set(reference, order);
        const payUrl = \`https://pay.example.com/${code}/\${order.number}\`;
        ${
          isOnChain
            ? `const address = order.method.startsWith('usdt-') ? \`T\${order.number}\` : '';
        return { address, payUrl, qr: address || payUrl };`
            : "return { address: '', payUrl, qr: payUrl };"
        }
      }
      case '/payments':
        return payments.filter(payment => payment.reference === reference);
`;

const payingAnswers = `\
      case '/withdrawals': {
        const amount = paidOut.get(reference) ?? asked.amount;
        paidOut.set(reference, amount);
        return { state: 'paid', amount };
      }
      case '/withdrawals/state': {
        const amount = paidOut.get(reference);
        return amount === undefined ? { state: 'no-record' } : { state: 'paid', amount };
      }
`;

const paying = (isOnChain: boolean) => `\
    pay(orderId) {
      const order = orders.get(orderId);
      if (!order) throw new Error(\`there is no order \${orderId}\`);
      const { merchant, reference, amount, currency, number } = order;
      const payment = {
        ...{ direction: 'in', status: 'credited', merchant, transactionId: \`T\${number}\`, reference },
        ...{ account: '', currency, amount, payerName: '', remark: '' },
        confirmations: ${isOnChain ? "currency === 'USDT' ? 20 : 0" : '0'},
        paidAt: now(),
      };
      payments.push(payment);
      return JSON.stringify(payment);
    },
`;
