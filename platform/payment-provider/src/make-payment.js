import { randomBytes } from 'node:crypto';

/**
 * How a payment differs from what the order asks for.
 *
 * @typedef {object} PaymentChanges
 * @property {string} [amount]
 * @property {string} [currency]
 * @property {string} [payerName]
 * @property {string} [remark]
 * @property {number} [confirmations]
 * @property {number} [paidAt]
 * @property {boolean} [fails] the money did not arrive.
 * @property {'once' | 'twice' | 'never'} [notify] how often the merchant is notified.
 */

/**
 * Pays an order and writes the callbacks.
 *
 * @param {ReturnType<typeof import('./book.js').openBook>} book
 * @param {string} reference
 * @param {PaymentChanges} changes
 * @param {number} now
 * @returns {import('./book.js').Payment}
 */
export function makePayment(book, reference, changes, now) {
  const order = book.findOrder(reference);
  if (!order) throw new Error(`there is no order ${reference}`);
  /** @type {import('./book.js').Payment} */
  const payment = {
    direction: 'in',
    status: changes.fails ? 'failed' : 'credited',
    merchant: order.merchant,
    transactionId: `T${randomBytes(12).toString('hex')}`,
    // A bank and a chain do not know the orders of merchants.
    reference: order.account === '' ? order.reference : '',
    account: order.account,
    currency: changes.currency ?? order.currency,
    amount: changes.amount ?? order.amount,
    payerName: changes.payerName ?? '',
    remark: changes.remark ?? '',
    confirmations: changes.confirmations ?? 0,
    paidAt: changes.paidAt ?? now,
  };
  book.addPayment(payment);
  const times = { once: 1, twice: 2, never: 0 }[changes.notify ?? 'once'];
  for (let notice = 0; notice < times; notice += 1) book.addNotice(payment, now);
  return payment;
}

/**
 * Takes a payment back, wholly or in part, and writes the callback.
 *
 * @param {ReturnType<typeof import('./book.js').openBook>} book
 * @param {string} transactionId
 * @param {{status: 'refunded' | 'reversed', amount?: string}} how
 * @param {number} now
 */
export function takeBackPayment(book, transactionId, { status, amount }, now) {
  const payment = book.findPayment(transactionId);
  if (!payment) throw new Error(`there is no payment ${transactionId}`);
  Object.assign(payment, { direction: 'out', status, amount: amount ?? payment.amount, paidAt: now });
  book.addNotice(payment, now);
}
