import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * An order that a merchant announced.
 *
 * @typedef {object} Order
 * @property {string} merchant
 * @property {string} reference the merchant's number of it.
 * @property {string} method
 * @property {string} amount a decimal number.
 * @property {string} currency
 * @property {string} account where the money goes; empty where this provider collects it by the reference.
 * @property {boolean} refused the payer said no.
 * @property {number} createdAt
 */

/**
 * Money that moved, as merchants are notified of it.
 *
 * @typedef {object} Payment
 * @property {'in' | 'out'} direction which way the money went.
 * @property {'credited' | 'failed' | 'refunded' | 'reversed'} status
 * @property {string} merchant
 * @property {string} transactionId
 * @property {string} reference empty where the payer gave none.
 * @property {string} account
 * @property {string} currency
 * @property {string} amount
 * @property {string} payerName
 * @property {string} remark
 * @property {number} confirmations
 * @property {number} paidAt
 */

/**
 * A callback that is to be delivered.
 *
 * @typedef {object} Notice
 * @property {string} id
 * @property {Payment} payment as it was when the notice was written.
 * @property {number} tries
 * @property {number} dueAt
 */

/** Addresses that begin with 0x are the same in capitals. */
const isSameAccount = (/** @type {string} */ one, /** @type {string} */ other) =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

/** @typedef {{orders: Order[], payments: Payment[], notices: Notice[]}} Book */

/**
 * What the provider knows: in memory, and in a file when there is one.
 *
 * @param {string | undefined} file
 */
export function openBook(file) {
  /** @type {Book} */
  const book =
    file && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { orders: [], payments: [], notices: [] };

  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(book), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };

  return {
    /** Newest first. */
    orders: () => [...book.orders].reverse(),
    notices: () => book.notices,

    /** @param {string} reference */
    findOrder: reference => book.orders.find(order => order.reference === reference),

    /**
     * Announces an order; one that is known stays as it is.
     *
     * @param {Order} order
     */
    addOrder(order) {
      if (book.orders.some(known => known.reference === order.reference)) return;
      book.orders.push(order);
      save();
    },

    /** @param {Order} order */
    refuse(order) {
      order.refused = true;
      save();
    },

    /** @param {Order} order */
    paymentsOf: order =>
      book.payments.filter(
        payment =>
          payment.merchant === order.merchant &&
          (order.account === ''
            ? payment.reference === order.reference
            : isSameAccount(payment.account, order.account)) &&
          payment.paidAt >= order.createdAt,
      ),

    /** @param {string} transactionId */
    findPayment: transactionId => book.payments.find(payment => payment.transactionId === transactionId),

    /** @param {Payment} payment */
    addPayment(payment) {
      book.payments.push(payment);
      save();
    },

    /**
     * @param {Payment} payment
     * @param {number} dueAt
     */
    addNotice(payment, dueAt) {
      book.notices.push({ id: randomUUID(), payment: { ...payment }, tries: 0, dueAt });
      save();
    },

    /** @param {Notice} notice */
    removeNotice(notice) {
      book.notices = book.notices.filter(({ id }) => id !== notice.id);
      save();
    },
    save,
  };
}
