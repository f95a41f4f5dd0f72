import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gamesOf, joinAs, type PageClient, type PageGame, pageClient, readPage } from '@lobby/page-client';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '../server/test-platform.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The page of the wire, read; and the list of paths that it refers to. */
export const page = readPage(read('docs/wire-protocol.md'));
const calls = read('packages/api-client/vectors/calls.txt');
export const vectorsOf = (file: string) => JSON.parse(read(`packages/api-client/vectors/${file}`));

/**
 * A platform with a clock fixed at a whole second, and clients of it that are built from the documented tables alone.
 */
export async function openPagePlatform() {
  const clock = manualClock(Date.now() - (Date.now() % 1_000));
  const running = await testPlatform({}, { clock });
  return {
    clock,
    running,
    clientOf: (siteId = '1001', now = () => clock.now()) =>
      pageClient(page, calls, { url: running.url, siteId, now }),
  };
}

/** The same in a first half, with a member who has launched the sportsbook. */
export async function openPageBook(name: string) {
  const opened = await openPagePlatform();
  const client = opened.clientOf();
  // As a visitor: a session would end on the way.
  await firstHalfGames({ ...opened, client });
  await joinAs(client, name);
  await launch(client);
  return { ...opened, client };
}

async function launch(client: PageClient): Promise<void> {
  const { data } = await client.call('venue/launch', { enName: 'CRTY', gameCode: '' });
  client.venueToken = data.data.venueToken;
}

type OpenedBook = Omit<Awaited<ReturnType<typeof openPagePlatform>>, 'clientOf'> & {
  readonly client: PageClient;
};

/**
 * The last football matches in play, with one that is open and in its first fourteen minutes: where the hour has none, five
 * minutes after the next kick-off. Which markets have a price must not follow from the hour of the test.
 */
export async function firstHalfGames(opened: OpenedBook): Promise<PageGame[]> {
  const { client, clock, running } = opened;
  for (let kickoffs = 0; kickoffs < 40; kickoffs++) {
    const games = await gamesOf(client, 'live', 9);
    if (games.some(({ gopen, re_time = '' }) => gopen === 'Y' && /^1H\^(0\d|1[0-3]):/.test(re_time)))
      return games;
    await waitTo(opened, (await nextKickoff(client, clock.now())) + 5 * 60_000);
    await running.catchUp();
  }
  throw new Error('no football match is early in its first half after any of forty kick-offs');
}

/** Lets time pass. A member enters again on the way, whose session would end after half an hour without a call. */
async function waitTo({ client, clock }: OpenedBook, at: number): Promise<void> {
  while (clock.now() < at) {
    clock.set(Math.min(at, clock.now() + 20 * 60_000));
    if (client.venueToken) await launch(client);
  }
}

async function nextKickoff(client: PageClient, now: number): Promise<number> {
  const lists = ['today', 'early'].map(showtype => client.play('get_game_list', { gtype: 'FT', showtype }));
  const games: PageGame[] = (await Promise.all(lists)).flatMap(({ data }) =>
    data.ec.map(({ game }: { game: PageGame }) => game),
  );
  return Math.min(...games.map(({ datetime }) => Number(datetime)).filter(at => at > now));
}
