import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { tokenMs } from './launches.ts';
import { idleMs, silentMs } from './sessions.ts';
import { goneMs } from './shown.ts';

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
afterAll(() => venues.stop());

const shown = async (player: string): Promise<boolean> => (await venues.told('sessions', { player })).isShown;
const say = (key: string, isShown: boolean) => venues.page('/shown', { key, body: { isShown } });

it('a game counts as shown from its launch on, until its page was silent for too long', async () => {
  const player = 'silent';
  expect(await shown(player)).toBe(false);
  const token = venues.tokenOf(await venues.launch(player));
  expect(await shown(player)).toBe(true);
  const { key } = await venues.page('/session', { body: { token } });
  venues.later(silentMs - 1);
  expect(await shown(player)).toBe(true);
  expect(await say(key, true)).toEqual({ status: 200 });
  venues.later(silentMs - 1);
  expect(await shown(player)).toBe(true);
  venues.later(1);
  expect(await shown(player)).toBe(false);
  // What the player does shows it too.
  await venues.page('/session', { key });
  expect(await shown(player)).toBe(true);
});

it('a launch that nobody opened counts as shown no longer than its address is good', async () => {
  await venues.launch('away');
  venues.later(tokenMs - 1);
  expect(await shown('away')).toBe(true);
  venues.later(1);
  expect(await shown('away')).toBe(false);
});

it('a page that goes has a moment to come back in, and the one that was shut out says nothing any more', async () => {
  const player = 'going';
  const { key } = await venues.join(player);
  expect(await say(key, false)).toEqual({ status: 200 });
  venues.later(goneMs - 1);
  expect(await shown(player)).toBe(true);
  const again = await venues.join(player);
  expect(await say(key, false)).toEqual({ status: 401, reason: 'session-ended' });
  venues.later(goneMs);
  expect(await shown(player)).toBe(true);
  await say(again.key, false);
  venues.later(goneMs);
  expect(await shown(player)).toBe(false);
});

it('one of two games at a venue is enough, and a visit that nothing is asked of ends all the same', async () => {
  const player = 'idle';
  const [one, other] = [
    await venues.join(player),
    await venues.join(player, undefined, { game: 'salt-road' }),
  ];
  await say(one.key, false);
  venues.later(goneMs);
  expect(await shown(player)).toBe(true);
  for (let passed = goneMs; passed < idleMs; passed += silentMs / 2) {
    await say(other.key, true);
    venues.later(silentMs / 2);
  }
  expect(await shown(player)).toBe(false);
  expect(await say(other.key, true)).toEqual({ status: 401, reason: 'session-ended' });
});

it('what no page shows is ended on its own, and what is shown or may be opened still is not', async () => {
  const player = 'ended';
  const ask = () => venues.told('endSession', { player, unlessShown: true });
  const [left, played] = [
    await venues.join(player),
    await venues.join(player, undefined, { game: 'salt-road' }),
  ];
  await say(left.key, false);
  venues.later(goneMs);
  await say(played.key, true);
  expect(await ask()).toEqual({ ended: false });
  expect(await venues.told('sessions', { player })).toMatchObject({ games: ['salt-road'] });
  venues.later(silentMs);
  const token = venues.tokenOf(await venues.launch(player));
  expect(await ask()).toEqual({ ended: false });
  expect((await venues.page('/session', { key: played.key })).status).toBe(401);
  expect((await venues.page('/session', { body: { token } })).status).toBe(200);
  venues.later(silentMs);
  expect(await ask()).toEqual({ ended: true });
  expect(await venues.told('sessions', { player })).toEqual({ games: [], isShown: false });
});

it('nothing else may be said of it', async () => {
  const { key } = await venues.join('odd');
  expect(await venues.page('/shown', { key, body: { isShown: 'yes' } })).toMatchObject({ status: 400 });
});
