import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerMerchant } from './answer-merchant.js';
import { answerPayer } from './answer-payer.js';
import { openBook } from './book.js';
import { deliverNotices } from './deliver-notices.js';
import { makePayment, takeBackPayment } from './make-payment.js';

const deliverEveryMs = 500;

/**
 * @typedef {object} ProviderOptions
 * @property {string} secret shared with the merchant.
 * @property {string} [host] where to listen; this machine only unless said otherwise.
 * @property {number} [port] any free one unless said otherwise.
 * @property {string} [publicUrl] how payers reach it.
 * @property {string} [callbackUrl] where merchants are told; the merchant's id is added.
 * @property {string} [file] keeps orders, payments and undelivered callbacks.
 * @property {() => number} [now] ms since the epoch.
 * @property {boolean} [byHand] delivers only when `deliver` is called; for tests.
 */

/**
 * @typedef {object} RunningProvider
 * @property {string} url
 * @property {(url: string) => void} callbacksTo
 * @property {(reference: string, changes?: import('./make-payment.js').PaymentChanges) => import('./book.js').Payment} pay pays an
 *   order; exactly, once and notified once unless the changes say otherwise.
 * @property {(transactionId: string, confirmations: number) => void} confirm
 * @property {(transactionId: string, how: {status: 'refunded' | 'reversed', amount?: string}) => void} takeBack
 * @property {() => Promise<void>} deliver delivers every callback that is due.
 * @property {() => number} undelivered
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the payment provider of the demo.
 *
 * @param {ProviderOptions} options
 * @returns {Promise<RunningProvider>}
 */
export async function startPaymentProvider(options) {
  const { secret, host = '127.0.0.1', port = 0, file, now = Date.now, byHand = false } = options;
  const book = openBook(file);
  let callbackUrl = options.callbackUrl ?? '';
  let url = options.publicUrl ?? '';

  const server = createServer((request, response) => {
    const context = { book, secret, now, url };
    const answer = request.url === '/orders' || request.url === '/payments' ? answerMerchant : answerPayer;
    answer(context, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (url === '') url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;

  /** @type {Promise<void>} */
  let delivering = Promise.resolve();
  const deliver = () => {
    delivering = delivering.then(() => deliverNotices(book, { secret, callbackUrl, now }));
    return delivering;
  };
  const timer = byHand ? undefined : setInterval(deliver, deliverEveryMs);
  timer?.unref();

  return {
    url,
    callbacksTo(to) {
      callbackUrl = to;
    },
    pay: (reference, changes = {}) => makePayment(book, reference, changes, now()),
    confirm(transactionId, confirmations) {
      const payment = book.findPayment(transactionId);
      if (!payment) throw new Error(`there is no payment ${transactionId}`);
      payment.confirmations = confirmations;
      book.addNotice(payment, now());
    },
    takeBack: (transactionId, how) => takeBackPayment(book, transactionId, how, now()),
    deliver,
    undelivered: () => book.notices().length,
    async stop() {
      clearInterval(timer);
      await delivering;
      server.close();
      server.closeAllConnections();
    },
  };
}
