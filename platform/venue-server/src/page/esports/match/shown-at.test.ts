import { type GameEvent, gameOf, personalDraws } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { timetableOf } from '../../../catalog/timetable.ts';
import { lengthOf, pauseMs, roundMs, shownAt } from './shown-at.ts';

const game = gameOf('summit-league')!;
const matches = Array.from({ length: 200 }, (_, nonce) => {
  const draws = personalDraws({ server: new Uint8Array(32).fill(4), client: 'shown', nonce });
  return game.play(game.rules, draws, { bets: [] }).events as readonly GameEvent[];
});
const mapsOf = (events: readonly GameEvent[]) => events.filter(event => event.type === 'map');

describe('a match that is shown', () => {
  const [events] = matches as [readonly GameEvent[]];
  const [first] = mapsOf(events);

  it('begins with its first map and no round', () => {
    const start = { maps: [{ map: first?.map, rounds: [], score: [0, 0], kills: [0, 0], isOver: false }] };
    expect(shownAt(events, 0)).toEqual({ ...start, won: [0, 0], isOver: false });
    // The clock of the page may be a little behind that of the server.
    expect(shownAt(events, -500)).toEqual(shownAt(events, 0));
  });

  it('goes on by a round at a time, and adds up what the rounds say', () => {
    for (let count = 1; count < (first?.rounds.length ?? 0); count += 1) {
      const [map] = shownAt(events, count * roundMs).maps;
      expect(map?.rounds).toEqual(first?.rounds.slice(0, count));
      expect((map?.score[0] ?? 0) + (map?.score[1] ?? 0)).toBe(count);
    }
  });

  it('rests after a map, and then begins the next one', () => {
    const ends = (first?.rounds.length ?? 0) * roundMs;
    expect(shownAt(events, ends).maps).toMatchObject([{ isOver: true, score: first?.score }]);
    expect(shownAt(events, ends + pauseMs - 1).maps).toHaveLength(1);
    expect(shownAt(events, ends + pauseMs).maps).toMatchObject([{ isOver: true }, { rounds: [] }]);
  });

  it('ends as its events say, and within its time', () => {
    const { drawMs, periodMs } = timetableOf('summit-league');
    for (const each of matches) {
      const { maps, won, isOver } = shownAt(each, lengthOf(each));
      expect(isOver).toBe(true);
      expect(maps).toMatchObject(mapsOf(each).map(({ score, kills }) => ({ score, kills, isOver: true })));
      expect(won).toEqual(each.find(event => event.type === 'match-end')?.maps);
      expect(shownAt(each, lengthOf(each) - 1).isOver).toBe(false);
    }
    // The longest match that there can be.
    expect(3 * (25 * roundMs + pauseMs)).toBeLessThan(periodMs - drawMs);
  });
});
