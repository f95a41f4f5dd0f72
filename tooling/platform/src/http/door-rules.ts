import type { DoorRules } from '@lobby/http-door';
import { networkOf } from '../kernel/caller-network.ts';
import type { PlatformConfig } from '../kernel/config.ts';
import { callerAddress, isTrustedProxy } from './caller-address.ts';
import type { Shedding } from './shedding.ts';

type Facts = Pick<
  PlatformConfig,
  'maxConnectionsPerAddress' | 'rateLimitScale' | 'trustedProxies' | 'proxyNetworks'
>;

/** Bodies of one address that may be on their way at once; one of ours comes with its headers. */
const unfinishedPerAddress = 64;

/**
 * What one address may hold of the platform's attention. A trusted proxy's connections are not counted, for it speaks
 * for many; its requests are, under the address it names.
 */
export function doorRules(config: Facts, shedding: Shedding): DoorRules {
  const scaled = (most: number) => Math.ceil(most * Math.max(1, config.rateLimitScale));
  return {
    connections: scaled(config.maxConnectionsPerAddress),
    unfinished: scaled(unfinishedPerAddress),
    connectionOf: peer => (isTrustedProxy(peer, config) ? undefined : networkOf(peer)),
    callerOf: ({ socket, headers }) =>
      networkOf(callerAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), config)),
    onTurnedAway: kind => shedding.note(kind),
  };
}
