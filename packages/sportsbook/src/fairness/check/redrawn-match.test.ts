import { describe, expect, it } from 'vitest';
import { redrawnMatch } from './redrawn-match.ts';

const at = (minutes: number, seconds = 0) => minutes * 60_000 + seconds * 1_000;

describe('a match drawn again', () => {
  const match = redrawnMatch({
    minutes: [48, 50],
    halves: [
      [
        { kind: 'goal', side: 'H', at: at(0, 6) },
        { kind: 'danger', side: 'C', at: at(20) },
        { kind: 'goal', side: 'C', at: at(44, 59) },
        { kind: 'goal', side: 'C', at: at(46, 10) },
      ],
      [
        { kind: 'red', side: 'H', at: at(0) },
        { kind: 'goal', side: 'H', at: at(45) },
      ],
    ],
  });

  it('counts minutes from 1, and added time from the end of its half', () => {
    expect(match.halves.map(half => half.map(moment => moment.minute))).toEqual([
      ['1', '45', '45+2'],
      ['46', '90+1'],
    ]);
  });

  it('lists the score after each goal, at half-time and at the end, without false alarms', () => {
    expect(match.halves[0].map(moment => moment.score)).toEqual(['1:0', '1:1', '1:2']);
    expect(match.halves[1].map(({ kind, score }) => [kind, score])).toEqual([
      ['red', '1:2'],
      ['goal', '2:2'],
    ]);
    expect([match.half, match.full]).toEqual(['1:2', '2:2']);
  });
});
