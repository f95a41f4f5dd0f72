import { endSession, loginRequired, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { venuesMessages } from '../messages/index.ts';
import { sampleGames } from '../testing/sample-games.ts';
import { useFavourites } from './use-favourites.ts';

const { addCollection, removeCollection } = contract.collection;
const lion = sampleGames.find(({ gameCode }) => gameCode === 'game-1')!;

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

async function draw(answers: Parameters<typeof liveHook>[1]) {
  const live = await liveHook(() => useFavourites(sampleGames), answers, { texts: [venuesMessages] });
  const game = () => live.now().games?.find(({ gameCode }) => gameCode === 'game-1') ?? lion;
  return { ...live, game };
}

it('a game is marked at once, before the platform has answered, and unmarked again', async () => {
  let answer = (_: unknown) => {};
  const waiting = new Promise(resolve => {
    answer = resolve;
  });
  const { now, game, asked } = await draw({
    [addCollection.path]: () => waiting,
    [removeCollection.path]: {},
  });
  const saved = now().toggle(lion);
  await vi.waitFor(() => expect(game().isFavourite).toBe(true));
  answer({});
  await saved;
  expect(game().isFavourite).toBe(true);
  await now().toggle(game());
  await vi.waitFor(() => expect(game().isFavourite).toBe(false));
  expect(asked.map(({ path }) => path)).toEqual([addCollection.path, removeCollection.path]);
});

it('a mark that was not saved is taken back', async () => {
  const { now, game } = await draw({ [addCollection.path]: refuse('system-busy') });
  await now().toggle(lion);
  await vi.waitFor(() => expect(game().isFavourite).toBe(false));
});

it('a visitor is asked to log in', async () => {
  endSession();
  const { now, asked, actions } = await draw({});
  await now().toggle(lion);
  expect(actions.some(loginRequired.match)).toBe(true);
  expect(asked).toEqual([]);
});
