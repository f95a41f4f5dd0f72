import { type BlockList, isIP, isIPv6 } from 'node:net';
import { privateNetworks } from '@lobby/platform-kernel/calls/networks';

/** Which proxies may name the caller's address. */
export interface ProxyTrust {
  /** Number of proxies in front, one behind the other. 0 = none. */
  readonly trustedProxies: number;
  /** The networks of the last proxy; this machine and private networks by default. */
  readonly proxyNetworks?: BlockList;
}

/**
 * The address of a caller. `x-forwarded-for` is trusted only as far as trusted proxies wrote it: with one proxy the
 * last entry, with two the last but one. An entry that is not an address is ignored.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trust: ProxyTrust,
): string {
  const peer = plain(socketAddress ?? 'unknown');
  if (!isTrustedProxy(peer, trust)) return peer;
  // Empty entries count: leaving them out would move one that the caller wrote to the place of a proxy's.
  const seen = plain((forwardedFor ?? '').split(',').at(-trust.trustedProxies)?.trim() ?? '');
  return isIP(seen) === 0 ? peer : seen;
}

/** Whether a peer is a trusted proxy, which may name the caller's address. */
export function isTrustedProxy(
  socketAddress: string | undefined,
  { trustedProxies, proxyNetworks = privateNetworks }: ProxyTrust,
): boolean {
  const address = plain(socketAddress ?? 'unknown');
  return trustedProxies > 0 && proxyNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Normalises an address: IPv4-mapped IPv6 becomes IPv4, and a port written by a proxy is removed. */
function plain(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [, dotted, high, low] = mappedV4.exec(bare) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return bare;
  return [high, low].flatMap(bytesOf).join('.');
}

// "::ffff:192.0.2.1", or the same in hex, "::ffff:c000:201".
const mappedV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
