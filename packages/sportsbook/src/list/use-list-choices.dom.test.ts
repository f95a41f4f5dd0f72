import { removeItem } from '@lobby/api/storage';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BrowseQuery } from '../query/use-browse-query.ts';
import { listMemoryItem } from '../remembered/list-memory.ts';
import { type ListChoices, useListChoices } from './use-list-choices.ts';

vi.mock('@lobby/api/session', () => ({ useSession: () => ({ userId: 'u1', loggedIn: true }) }));
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => removeItem(listMemoryItem));

const first = { sport: 'FT', show: 'early', date: '2026-11-28', match: '' } as const;
type Place = Pick<BrowseQuery, 'sport' | 'show' | 'date' | 'match'>;

/** The choices of a page that goes from place to place. */
async function choicesAt(place: Place) {
  let choices: ListChoices | undefined;
  const Page = ({ at }: { at: Place }) => {
    choices = useListChoices(at);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const go = (at: Place) => act(async () => root.render(createElement(Page, { at })));
  await go(place);
  return {
    go,
    now: () => {
      if (!choices) throw new Error('The page was not drawn.');
      return choices;
    },
  };
}

const leagues = new Set(['39', '78']);

describe('the league check list', () => {
  it.each<[string, Place]>([
    ['the sport', { ...first, sport: 'VF' }],
    ['the market type', { ...first, show: 'today' }],
    ['the date', { ...first, date: '2026-11-29' }],
    ['the date to every day', { ...first, date: '' }],
  ])('starts with every league when %s changes, and again on the way back', async (_what, other) => {
    const { go, now } = await choicesAt(first);
    await act(async () => now().setLeagues(leagues));
    expect([...now().leagues]).toEqual(['39', '78']);
    await go(other);
    expect([...now().leagues]).toEqual([]);
    await go(first);
    expect([...now().leagues]).toEqual([]);
  });

  it('of all sports is kept while the page of a match is shown, whose sport is its own', async () => {
    const all: Place = { ...first, sport: 'ALL' };
    const { go, now } = await choicesAt(all);
    await act(async () => now().setLeagues(leagues));
    await go({ ...first, sport: 'BK', match: '6001' });
    await go(all);
    expect([...now().leagues]).toEqual(['39', '78']);
  });

  it('is replaced by another league', async () => {
    const { now } = await choicesAt(first);
    await act(async () => now().setLeagues(leagues));
    await act(async () => now().setLeagues(new Set(['140'])));
    expect([...now().leagues]).toEqual(['140']);
  });

  it('stays while one looks at a match and comes back', async () => {
    const { go, now } = await choicesAt(first);
    await act(async () => now().setLeagues(leagues));
    await go({ ...first, match: '7' });
    await go(first);
    expect([...now().leagues]).toEqual(['39', '78']);
  });
});

describe('what one likes of the list', () => {
  it('is by time and roomy until one chooses, and then as chosen on another page too', async () => {
    const { now } = await choicesAt(first);
    expect([now().sort, now().density, [...now().favourites]]).toEqual(['time', 'roomy', []]);
    await act(async () => now().setSort('league'));
    await act(async () => now().setDensity('one-line'));
    await act(async () => now().markLeague('39'));
    const another = (await choicesAt({ ...first, sport: 'VF' })).now();
    expect([another.sort, another.density, [...another.favourites]]).toEqual(['league', 'one-line', ['39']]);
  });

  it('marks a league and unmarks it', async () => {
    const { now } = await choicesAt(first);
    for (const [press, expected] of [
      ['39', ['39']],
      ['78', ['39', '78']],
      ['39', ['78']],
    ] as const) {
      await act(async () => now().markLeague(press));
      expect([...now().favourites]).toEqual(expected);
    }
  });
});
