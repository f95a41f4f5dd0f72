import { parseArgs } from 'node:util';
import type { VenueServerOptions } from './start-venue-server.ts';

/** Reads flags, then `LOBBY_VENUE_*`. @throws Error with a sentence when one makes no sense. */
export function readSettings(argv: readonly string[], env: NodeJS.ProcessEnv): VenueServerOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      'public-url': { type: 'string' },
      dev: { type: 'boolean' },
    },
  });
  const port = Number(values.port ?? 4060);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a port, but it is "${values.port}".`);
  const secrets = (env.LOBBY_VENUE_SECRETS ?? '').split(',').map(part => part.trim());
  if (secrets.some(secret => secret.length < 32))
    throw new Error('LOBBY_VENUE_SECRETS must be one or more secrets of at least 32 characters.');
  const publicUrl = values['public-url'] ?? env.LOBBY_VENUE_PUBLIC_URL;
  if (publicUrl && !URL.canParse(publicUrl))
    throw new Error(`--public-url must be an address, but it is "${publicUrl}".`);
  return {
    secrets,
    port,
    host: values.host ?? '127.0.0.1',
    publicUrl: publicUrl || undefined,
    databaseUrl: env.LOBBY_VENUE_DATABASE_URL || undefined,
    dataDir: values['data-dir'] ?? '.lobby/venues',
    allowsFaults: values.dev ?? false,
  };
}
