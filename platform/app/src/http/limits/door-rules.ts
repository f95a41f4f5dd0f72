import type { DoorRules } from '@lobby/http-door';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { callerAddress, isTrustedProxy } from '../caller/caller-address.ts';
import type { Shedding } from './shedding.ts';

type Facts = Pick<
  PlatformConfig,
  'maxConnectionsPerAddress' | 'rateLimitScale' | 'trustedProxies' | 'proxyNetworks'
>;

/** Maximum number of unfinished bodies per address; a client of ours sends body and headers together. */
const unfinishedPerAddress = 64;

/**
 * The connections and unfinished requests one address may hold. Connections of a trusted proxy are not counted, because
 * it carries many callers; its requests count for the addresses it names.
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
