import { isIPv6 } from 'node:net';

/**
 * Whose budget an address spends: an IPv4 address its own; an IPv6 address that of its /64, which one caller owns.
 * An IPv4 caller on a dual-stack socket is the same caller.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  // Looked for first: Node tells an IPv6 address by a long expression, and most addresses are not one.
  if (!plain.includes(':') || !isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array(Math.max(0, zeros)).fill('0'), ...after];
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
