import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';

const sha256 = (/** @type {Uint8Array} */ bytes) =>
  new Uint8Array(createHash('sha256').update(bytes).digest());
const base58check = createBase58check(sha256);
const tron = 0x41;

/**
 * The address of a customer on a chain: always the same, well formed, and nobody's.
 *
 * @param {string} merchant
 * @param {string} customer
 * @param {string} method 'usdt-trc20' or 'usdt-erc20'.
 */
export function addressOf(merchant, customer, method) {
  const account = sha256(Buffer.from(`${merchant}/${customer}/${method}`)).slice(0, 20);
  if (method === 'usdt-trc20') return base58check.encode(Uint8Array.of(tron, ...account));
  return `0x${Buffer.from(account).toString('hex')}`;
}
