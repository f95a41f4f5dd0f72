import { expect, it } from 'vitest';
import { nextFavourites } from './next-favourites.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
const marked = (ecid: string, inHours: number, owner = 'u1') => ({
  owner,
  ecid,
  kickoff: now + inHours * hour,
});

it('the next favourites are those of the member that are played or to come, the first to begin first', () => {
  const list = [marked('later', 30), marked('soon', 2), marked('played', -1), marked('over', -4)];
  const others = [marked('other', 1, 'u2'), marked('visitor', 1, '')];
  expect(nextFavourites([...list, ...others], 'u1', now).map(({ ecid }) => ecid)).toEqual([
    'played',
    'soon',
    'later',
  ]);
});
