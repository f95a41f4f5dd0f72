import { isIPv6 } from 'node:net';

/**
 * The address a call came from. `x-forwarded-for` counts only as far as trusted proxies wrote it:
 * with one proxy the last entry, with two the last but one. Without proxies the header is ignored.
 */
export function callerAddress(
  socketAddress: string | undefined,
  headers: Headers,
  trust: { trustedProxies: number },
): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const seen = trust.trustedProxies > 0 ? forwarded.at(-trust.trustedProxies) : undefined;
  return plain(seen ?? socketAddress ?? 'unknown');
}

/** An IPv4 caller on a dual-stack socket is the same caller. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** Whose budget an address spends: an IPv4 address its own; an IPv6 address that of its /64, which one caller owns. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
