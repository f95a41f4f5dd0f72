import { type BlockList, isIPv6 } from 'node:net';
import { privateNetworks } from './networks.ts';

/** Who may say for whom a call is. */
export interface ProxyTrust {
  /** How many proxies stand in front, one behind the other. 0 = none. */
  readonly trustedProxies: number;
  /** Where the last of them calls from; this machine and private networks unless said otherwise. */
  readonly proxyNetworks?: BlockList;
}

/**
 * The address a call came from. `x-forwarded-for` counts only as far as trusted proxies wrote it:
 * with one proxy the last entry, with two the last but one. Without proxies, and from a caller who is not where
 * a proxy may be, the header is ignored.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trust: ProxyTrust,
): string {
  const peer = plain(socketAddress ?? 'unknown');
  if (!isTrustedProxy(peer, trust)) return peer;
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const seen = forwarded.at(-trust.trustedProxies);
  return seen === undefined ? peer : plain(seen);
}

/** Whether a peer is a proxy that may say for whom it calls. */
export function isTrustedProxy(
  socketAddress: string | undefined,
  { trustedProxies, proxyNetworks = privateNetworks }: ProxyTrust,
): boolean {
  const address = plain(socketAddress ?? 'unknown');
  return trustedProxies > 0 && proxyNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An IPv4 caller on a dual-stack socket is the same caller, and so is one whose port a proxy wrote down. */
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
