import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { manyGames } from '../testing/many-games.ts';
import { firstChoice } from './game-choice.ts';
import { useGames } from './use-games.ts';

const { path } = contract.venue.gameList;
const all = manyGames(200);
const atOnce = 96;

interface Told {
  readonly from?: number;
  readonly search?: string;
}

/** A platform that finds by name, and tells `atOnce` games a time. */
function tell({ from = 0, search = '' }: Told) {
  const found = all.filter(({ name }) => name.includes(search));
  return { total: found.length, features: ['wild'], games: found.slice(from, from + atOnce) };
}

async function draw(answer: (asked: Told) => unknown = tell) {
  const use = () => {
    const [choice, choose] = useState(firstChoice);
    return { ...useGames('DZ', choice), choose: (search: string) => choose({ ...firstChoice, search }) };
  };
  return liveHook(use, { [path]: (request: unknown) => answer(request as Told) as object });
}

it('games come part after part until all are there, each once', async () => {
  const { now, asked } = await draw();
  await vi.waitFor(() => expect(now().games).toHaveLength(atOnce));
  expect(now()).toMatchObject({ total: 200, features: ['wild'], isLate: false });
  now().more?.onMore();
  await vi.waitFor(() => expect(now().games).toHaveLength(2 * atOnce));
  now().more?.onMore();
  await vi.waitFor(() => expect(now().games).toEqual(all));
  expect(now().more).toBeUndefined();
  expect(asked.map(({ from }) => from)).toEqual([0, atOnce, 2 * atOnce]);
});

it('a game that moved from one part into the next stands once', async () => {
  const { now } = await draw(told => {
    const { games, ...rest } = tell(told);
    return { ...rest, games: told.from ? [all[0], ...games.slice(1)] : games };
  });
  await vi.waitFor(() => expect(now().more).toBeDefined());
  now().more?.onMore();
  await vi.waitFor(() => expect(now().games).toHaveLength(2 * atOnce - 1));
});

it('what is typed is asked for once it stays, and what was shown before stands until it is answered', async () => {
  const { now, asked } = await draw();
  await vi.waitFor(() => expect(now().games).toHaveLength(atOnce));
  for (const search of ['1', '19', '199']) now().choose(search);
  await vi.waitFor(() => expect(now()).toMatchObject({ isLate: true, total: 200 }));
  await vi.waitFor(() => expect(now()).toMatchObject({ isLate: false, total: 1, games: [all[199]] }));
  expect(asked.map(({ search }) => search)).toEqual([undefined, '199']);
});

it('a choice that is not answered is a failure, and not the games of another', async () => {
  const { now } = await draw(told => (told.search ? refuse('system-busy') : tell(told)));
  await vi.waitFor(() => expect(now().games).toHaveLength(atOnce));
  now().choose('1');
  await vi.waitFor(() => expect(now()).toMatchObject({ games: undefined, failure: { kind: 'refused' } }));
});

it('a part that does not come can be asked for again', async () => {
  let isUp = false;
  const { now } = await draw(told => (told.from && !isUp ? refuse('system-busy') : tell(told)));
  await vi.waitFor(() => expect(now().games).toHaveLength(atOnce));
  now().more?.onMore();
  await vi.waitFor(() => expect(now().more).toMatchObject({ hasFailed: true, isBusy: false }));
  expect(now()).toMatchObject({ failure: undefined, total: 200 });
  isUp = true;
  now().more?.onMore();
  await vi.waitFor(() => expect(now().games).toHaveLength(2 * atOnce));
});
