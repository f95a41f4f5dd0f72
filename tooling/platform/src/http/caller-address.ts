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
