import { describe, expect, it } from 'vitest';
import { streamOf } from '../testing/measured.ts';
import type { RoadCoup } from './roads.ts';
import { beadRoad, bigRoad } from './roads.ts';

const winners = { B: 'banker', P: 'player', T: 'tie' } as const;
const coups = (text: string): RoadCoup[] =>
  [...text].map(letter => ({
    winner: winners[letter as keyof typeof winners],
    hasPlayerPair: false,
    hasBankerPair: false,
  }));

/** A road as rows of letters; a tie is its number behind the bead. */
function drawn(text: string): string[] {
  const beads = bigRoad(coups(text));
  const columns = Math.max(...beads.map(({ column }) => column)) + 1;
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const bead = beads.find(each => each.row === row && each.column === column);
      if (bead === undefined) return '.';
      return (bead.winner?.charAt(0).toUpperCase() ?? '-') + (bead.ties > 0 ? bead.ties : '');
    }).join(' '),
  ).filter(row => /[^. ]/.test(row));
}

describe('the bead road', () => {
  it('goes down six and on, ties as well', () => {
    const places = beadRoad(coups('BPTBBPPT')).map(({ winner, column, row }) => [winner[0], column, row]);
    expect(places.slice(4)).toEqual([
      ['b', 0, 4],
      ['p', 0, 5],
      ['p', 1, 0],
      ['t', 1, 1],
    ]);
  });
});

describe('the big road', () => {
  it('has a column for each run, and marks ties on the bead before them', () => {
    expect(drawn('BBPTTBP')).toEqual(['B P2 B P', 'B . . .']);
  });

  it('turns right where a run has no more room', () => {
    expect(drawn('BBBBBBBBP')).toEqual(['B P .', 'B . .', 'B . .', 'B . .', 'B . .', 'B B B']);
  });

  it('turns right where an earlier run lies in the way', () => {
    expect(drawn('BBBBBBBPPPPPP')).toEqual(['B P .', 'B P .', 'B P .', 'B P .', 'B P P', 'B B .']);
  });

  it('keeps ties before the first win', () => {
    expect(drawn('TTBP')).toEqual(['B2 P']);
    expect(drawn('T')).toEqual(['-1']);
    expect(bigRoad([])).toEqual([]);
  });

  it('never puts two beads on one place', () => {
    const stream = streamOf('roads');
    for (let road = 0; road < 200; road++) {
      let side = 'B';
      const text = Array.from({ length: 120 }, () => {
        if (stream.below(6) === 0) side = side === 'B' ? 'P' : 'B';
        return side;
      });
      const beads = bigRoad(coups(text.join('')));
      expect(new Set(beads.map(({ column, row }) => `${column},${row}`)).size).toBe(beads.length);
    }
  });
});
