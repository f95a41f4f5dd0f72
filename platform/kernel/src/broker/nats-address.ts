import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** Where the servers of a NATS are, and who logs in there. */
export interface NatsAddress {
  /** `host:port` of each, without credentials: for connecting and for print. */
  readonly servers: readonly string[];
  readonly login: Pick<NodeConnectionOptions, 'user' | 'pass' | 'token' | 'tls'>;
}

/**
 * Reads `nats://[user:password@|token@]host[:port]`, several of one cluster separated by commas; `tls://` insists on an
 * encrypted line. The credentials of the first one are for all.
 * @throws Error with a sentence that does not repeat the text, which may hold a password.
 */
export function readNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map(part => {
    const url = URL.canParse(part.trim()) ? new URL(part.trim()) : undefined;
    if (!url || !['nats:', 'tls:'].includes(url.protocol) || url.hostname === '' || url.pathname.length > 1)
      throw new Error(
        'NATS_URL must be nats://[user:password@]host[:port] or tls://…, several of one cluster separated by commas.',
      );
    return url;
  });
  const { username = '', password = '' } = urls[0] ?? {};
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    login: {
      ...(user !== '' && (pass !== '' ? { user, pass } : { token: user })),
      ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    },
  };
}
