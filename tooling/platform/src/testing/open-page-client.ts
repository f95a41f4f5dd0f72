import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { joinAs, pageClient, readPage } from '@lobby/page-client';
import { handClock } from '../kernel/clock.ts';
import { testPlatform } from './test-platform.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The page of the wire, read; and the list of paths that it refers to. */
export const page = readPage(read('docs/wire-protocol.md'));
export const calls = read('packages/api-client/vectors/calls.txt');
export const vectorsOf = (file: string) => JSON.parse(read(`packages/api-client/vectors/${file}`));

/**
 * A platform with a clock fixed at a whole second, and clients of it that are built from the documented tables alone.
 */
export async function openPagePlatform() {
  const clock = handClock(Date.now() - (Date.now() % 1_000));
  const running = await testPlatform({}, { clock });
  return {
    clock,
    running,
    clientOf: (siteId = '1001', now = () => clock.now()) =>
      pageClient(page, calls, { url: running.url, siteId, now }),
  };
}

/** The same with a member who has launched the sportsbook. */
export async function openPageBook(name: string) {
  const opened = await openPagePlatform();
  const client = opened.clientOf();
  await joinAs(client, name);
  const launched = await client.call('venue/launch', { enName: 'CRTY', gameCode: '' });
  client.venueToken = launched.data.data.venueToken;
  return { ...opened, client };
}
