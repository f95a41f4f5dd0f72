import { isIP } from 'node:net';
import { makePayment, takeBackPayment } from './make-payment.js';
import { listPage, payPage } from './pages.js';
import { readBody } from './read-body.js';

const blocks = 10;

/**
 * The pages that stand for the bank app, and their forms. They need no login, so a page elsewhere that leads its own
 * name here gets nothing: an address is nobody else's name.
 *
 * @param {import('./answer-merchant.js').Context} context
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerPayer({ book, now, url }, request, response) {
  if (!isOwnName(request.headers.host ?? '', url)) return void response.writeHead(404).end();
  const show = (/** @type {string} */ html, status = 200) =>
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        'x-content-type-options': 'nosniff',
      })
      .end(html);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') return void show(listPage(book.orders()));
  const order = book.findOrder(decodeURIComponent(/^\/pay\/([^/]+)$/.exec(pathname)?.[1] ?? ''));
  if (!order) return void response.writeHead(404).end();
  if (request.method !== 'POST') return void show(payPage(order, book.paymentsOf(order), ''));

  const origin = request.headers.origin ?? '';
  if (!URL.canParse(origin) || new URL(origin).host !== request.headers.host)
    return void response.writeHead(403).end();
  const typed = new URLSearchParams((await readBody(request)) ?? '');
  const done = act(typed.get('do') ?? '', typed);
  show(payPage(order, book.paymentsOf(order), done), done ? 200 : 400);

  /**
   * @param {string} what
   * @param {URLSearchParams} form
   */
  function act(what, form) {
    if (!order) return '';
    if (what === 'refuse') {
      book.refuse(order);
      return '已拒绝，没有付款。';
    }
    if (what === 'confirm') {
      const payment = book.findPayment(form.get('transactionId') ?? '');
      if (!payment) return '';
      payment.confirmations += blocks;
      book.addNotice(payment, now());
      return `已确认 ${payment.confirmations} 个区块。`;
    }
    if (what === 'refunded' || what === 'reversed') {
      const payment = book.findPayment(form.get('transactionId') ?? '');
      if (!payment) return '';
      takeBackPayment(book, payment.transactionId, { status: what }, now());
      return what === 'refunded' ? '已退款。' : '已撤销。';
    }
    const amount = form.get('amount') ?? '';
    if (what !== 'pay' || !/^\d{1,9}(\.\d{1,6})?$/.test(amount)) return '';
    const notify = form.get('notify');
    makePayment(
      book,
      order.reference,
      {
        amount,
        currency: form.get('currency') || order.currency,
        payerName: (form.get('payerName') ?? '').trim(),
        remark: (form.get('remark') ?? '').trim(),
        notify: notify === 'twice' || notify === 'never' ? notify : 'once',
      },
      now(),
    );
    return `已付 ${amount}。`;
  }
}

/**
 * @param {string} host of a request.
 * @param {string} url how payers reach this server.
 */
function isOwnName(host, url) {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || hostname === 'localhost' || hostname === new URL(url).hostname;
}
