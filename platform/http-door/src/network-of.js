import { isIPv6 } from 'node:net';

/**
 * The budget key of an address: an IPv4 address itself; for IPv6 its /64, which belongs to one caller. An IPv4-mapped
 * IPv6 address is the IPv4 address.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  // Checked first: Node matches IPv6 addresses by a long expression, and most addresses are IPv4.
  if (!plain.includes(':') || !isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array(Math.max(0, zeros)).fill('0'), ...after];
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
