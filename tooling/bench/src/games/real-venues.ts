import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startBuilt } from '../built-server.ts';
import type { Venues } from '../sites.ts';
import { lengthenLists } from './lengthen-lists.ts';

/** The real server of the venues, which offers as many games as `lengths` says of a venue. */
export async function startVenues(
  root: string,
  lengths: Readonly<Record<string, number>>,
): Promise<Venues & { stop(): Promise<void> }> {
  const secret = randomBytes(32).toString('hex');
  const server = await startBuilt({
    folder: path.join(root, 'platform/venue-server'),
    saysReady: 'venues ready',
    flags: (port, data) => ['--port', String(port), '--data-dir', data],
    env: { LOBBY_VENUE_SECRETS: secret },
  });
  const lists = await lengthenLists({ url: server.url, secret, lengths });
  return {
    url: lists.url,
    secret,
    pages: server.url,
    async stop() {
      await lists.stop();
      await server.stop();
    },
  };
}
