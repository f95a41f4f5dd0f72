import { contract, type RequestOf } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HallCode, NavigationState } from '../content.tables.ts';
import { changeNavigation } from '../navigation-entries.ts';

const { hallWishes, wishHalls } = contract.advertising;
const clock = manualClock(Date.now());
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off', logLevel: 'silent' }, { clock });
});
afterEach(async () => {
  await running.platform.db.deleteFrom('navigation_entries').execute();
  await running.platform.db.deleteFrom('hall_wishes').execute();
});
afterAll(() => running.stop());

async function joined(name: string, siteId?: string): Promise<TestClient> {
  const client = testClient(running.url, siteId, { now: () => clock.now() });
  await client.join(name);
  return client;
}

/** Sets the state of a hall as an operator does, and waits for what follows. */
async function set(hall: HallCode, state: NavigationState, siteId = '1001'): Promise<void> {
  clock.advance(1_000);
  const entry = { code: hall, position: 0, badge: '', state } as const;
  await changeNavigation(running.platform.db, siteId, entry, clock.now());
  await running.catchUp();
}

const wish = (client: TestClient, ...halls: HallCode[]) => client.call(wishHalls, { halls, wished: true });
const takeBack = (client: TestClient, ...halls: HallCode[]) =>
  client.call(wishHalls, { halls, wished: false });
const wished = async (client: TestClient) => (await client.call(hallWishes, {})).halls;
/** The letters on halls that opened, newest first. */
const told = async (client: TestClient, langx?: string) =>
  (await client.call(contract.letter.letterList, { kinds: ['activity'], langx })).list;
const titles = async (client: TestClient) => (await told(client)).map(({ title }) => title);
const codeOfWish = async (client: TestClient, asked: RequestOf<typeof wishHalls>) =>
  (await client.send(wishHalls, asked)).status_code;

describe('a member who asks to be told when a hall opens', () => {
  it('gets one letter, in either language, with the way to the hall, and nothing after it', async () => {
    const client = await joined('opening1');
    expect(await wish(client, 'realbet', 'chess')).toEqual({ halls: ['chess', 'realbet'] });
    await running.catchUp();
    expect(await told(client)).toEqual([]);
    await set('realbet', 'open');
    const [letter, ...more] = await told(client);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ title: '真人已开放', sentAt: clock.now() });
    expect(letter?.content).toContain('<a href="/game/realbet">真人</a>');
    expect((await told(client, 'zh-TW'))[0]?.title).toBe('真人已開放');
    expect(await wished(client)).toEqual(['chess']);

    await set('realbet', 'coming');
    await set('realbet', 'open');
    expect(await titles(client)).toEqual(['真人已开放']);
  });

  it('a second time has asked once, and once it was told may ask anew of a hall that closed', async () => {
    const client = await joined('opening2');
    await wish(client, 'fish', 'fish');
    await wish(client, 'fish');
    await set('fish', 'open');
    expect(await titles(client)).toEqual(['捕鱼已开放']);
    await set('fish', 'coming');
    await wish(client, 'fish');
    expect(await titles(client)).toEqual(['捕鱼已开放']);
    await set('fish', 'open');
    expect(await titles(client)).toEqual(['捕鱼已开放', '捕鱼已开放']);
  });

  it('and takes it back gets none, and may take back what was never asked for', async () => {
    const client = await joined('opening3');
    await wish(client, 'gaming', 'egame');
    expect(await takeBack(client, 'gaming', 'lottery')).toEqual({ halls: ['egame'] });
    await set('gaming', 'open');
    expect(await takeBack(client, 'gaming')).toEqual({ halls: ['egame'] });
    expect(await titles(client)).toEqual([]);
  });

  it('is told by the site it is a member of, and no neighbour is', async () => {
    const [own, neighbour] = [await joined('opening4'), await joined('opening5')];
    const abroad = await joined('opening6', '1002');
    await wish(own, 'chess');
    await wish(abroad, 'chess');
    expect(await wished(neighbour)).toEqual([]);
    await takeBack(neighbour, 'chess');
    await set('chess', 'open');
    expect(await titles(own)).toEqual(['棋牌已开放']);
    expect(await titles(neighbour)).toEqual([]);
    expect(await titles(abroad)).toEqual([]);
    expect(await wished(abroad)).toEqual(['chess']);
  });

  it('is told of a hall that stands open in the release that runs', async () => {
    const client = await joined('opening7');
    await set('sport', 'coming');
    await wish(client, 'sport');
    await running.catchUp();
    expect(await titles(client)).toEqual([]);
    await running.platform.db.deleteFrom('navigation_entries').execute();
    await running.catchUp();
    expect(await titles(client)).toEqual(['体育已开放']);
  });

  it('is told of the halls that are being prepared when some of those asked for are not', async () => {
    const client = await joined('opening8');
    await set('lottery', 'open');
    expect(await wish(client, 'lottery', 'chess')).toEqual({ halls: ['chess'] });
    expect(await titles(client)).toEqual([]);
  });

  it('reads the letter after a pause, not in it', async () => {
    const client = await joined('opening9');
    await wish(client, 'egame');
    clock.advance(1_000);
    await client.call(contract.playerProtection.timeOut, { hours: 24, agreed: true });
    await set('egame', 'open');
    expect(await titles(client)).toEqual([]);
    await running.platform.db.updateTable('member_protection').set({ pause: '' }).execute();
    expect(await titles(client)).toEqual(['电子已开放']);
  });
});

it('is not written down as told without the letter, nor sent without being written down', async () => {
  const { db } = running.platform;
  const client = await joined('opening10');
  await wish(client, 'realbet');
  await sql`CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the server ends here'; END $$`.execute(db);
  await sql`CREATE TRIGGER breaks BEFORE UPDATE OF told_at ON hall_wishes
    FOR EACH ROW EXECUTE FUNCTION break_down()`.execute(db);
  await set('realbet', 'open');
  const after = { letters: await titles(client), halls: await wished(client) };
  await sql`DROP TRIGGER breaks ON hall_wishes`.execute(db);
  await sql`DROP FUNCTION break_down`.execute(db);
  expect(after).toEqual({ letters: [], halls: ['realbet'] });
  clock.advance(2 * minute);
  await running.catchUp();
  expect(await titles(client)).toEqual(['真人已开放']);
});

it('refuses visitors, what is no hall, and halls that are open or not shown', async () => {
  const visitor = testClient(running.url, undefined, { now: () => clock.now() });
  const client = await joined('opening11');
  const expired = codeOf('login-expired');
  expect(await codeOfWish(visitor, { halls: ['chess'], wished: true })).toBe(expired);
  expect((await visitor.send(hallWishes, {})).status_code).toBe(expired);
  for (const halls of [['vip' as 'fish'], []])
    expect(await codeOfWish(client, { halls, wished: true })).toBe(codeOf('invalid-parameter'));
  await set('chess', 'hidden');
  for (const hall of ['sport', 'chess'] as const)
    expect(await codeOfWish(client, { halls: [hall], wished: true })).toBe(codeOf('not-found'));
  expect(await wished(client)).toEqual([]);
});

it('shows the operator how many members wait for a hall', async () => {
  const waiting = async () => {
    const page = await (await fetch(`${running.url}/dev/operator/navigation`)).text();
    return [...page.matchAll(/(\S+) <code>(\w+)<\/code>（(\d+) 位会员等开放通知/g)].map(found =>
      found.slice(1),
    );
  };
  expect(await waiting()).toEqual([]);
  await wish(await joined('opening12', '1002'), 'gaming');
  expect(await waiting()).toEqual([[expect.stringContaining('电竞'), 'gaming', '1']]);
});
