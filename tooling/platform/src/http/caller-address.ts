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
  headers: Headers,
  trust: ProxyTrust,
): string {
  const peer = plain(socketAddress ?? 'unknown');
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const seen = isTrustedProxy(socketAddress, trust) ? forwarded.at(-trust.trustedProxies) : undefined;
  return seen === undefined ? peer : plain(seen);
}

/** Whether a call comes from where a proxy may be, so that what it says about its caller is believed. */
export function isTrustedProxy(
  socketAddress: string | undefined,
  { trustedProxies, proxyNetworks = privateNetworks }: ProxyTrust,
): boolean {
  const peer = plain(socketAddress ?? 'unknown');
  return trustedProxies > 0 && proxyNetworks.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
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

/** Whose budget an address spends. Made by `networkOf` alone, so that no budget is counted by a bare address. */
export type CallerNetwork = string & { readonly [madeByNetworkOf]: true };
declare const madeByNetworkOf: unique symbol;

/** The network of an address: an IPv4 address is its own; an IPv6 address belongs to its /64, which one caller owns. */
export function networkOf(address: string): CallerNetwork {
  // Safe: here is where the brand is given.
  return (isIPv6(address) ? subnetOf(address) : address) as CallerNetwork;
}

function subnetOf(address: string): string {
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
