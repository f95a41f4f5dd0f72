import { addressOf } from './addresses.js';
import { readBody } from './read-body.js';
import { isSigned } from './signature.js';

/**
 * @typedef {object} Context
 * @property {ReturnType<typeof import('./book.js').openBook>} book
 * @property {string} secret
 * @property {() => number} now
 * @property {string} url
 */

/**
 * `/orders` announces an order and answers where it is paid, `/payments` answers what has arrived. Both are signed.
 *
 * @param {Context} context
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerMerchant({ book, secret, now, url }, request, response) {
  // By its own clock, as the times of its signatures are: merchants see by it that theirs differs.
  response.setHeader('date', new Date(now()).toUTCString());
  const body = request.method === 'POST' ? await readBody(request) : undefined;
  if (body === undefined || !isSigned(secret, request.headers, body, now())) {
    response.writeHead(401).end();
    return;
  }
  const asked = JSON.parse(body);
  response.setHeader('content-type', 'application/json');
  if (request.url === '/payments') {
    const { merchant, reference, account, since: createdAt } = asked;
    response.end(JSON.stringify(book.paymentsOf({ ...asked, merchant, reference, account, createdAt })));
    return;
  }
  const { merchant, reference, method, amount, currency, customer } = asked;
  const address = method.startsWith('usdt-') ? addressOf(merchant, customer, method) : '';
  const account = address || asked.account;
  const order = { merchant, reference, method, amount, currency, account };
  book.addOrder({ ...order, refused: false, createdAt: now() });
  const payUrl = `${url}/pay/${encodeURIComponent(reference)}`;
  response.end(JSON.stringify({ address, payUrl, qr: address || payUrl }));
}
