import type { MatchState } from '@lobby/fixtures';
import { describe, expect, it } from 'vitest';
import { detailOfState } from './detail-of-state.ts';

const state: MatchState = {
  phase: '2H',
  clock: 4_000,
  score: [1, 1],
  halfScore: [0, 1],
  reds: [0, 1],
  incidents: [
    { kind: 'goal', side: 'C', minute: '17' },
    { kind: 'red', side: 'C', minute: '45+2' },
    { kind: 'goal', side: 'H', minute: '52' },
  ],
  lastsBeyond: 0,
  shut: false,
  since: 0,
};

describe('the detail that a state alone tells', () => {
  it('has its goals with the score after each, its cards, and no play', () => {
    const { events, statistics, momentum, ball } = detailOfState(state);
    expect(events.map(({ kind, side, minute, score }) => [kind, side, minute, score])).toEqual([
      ['goal', 'C', '17', [0, 1]],
      ['red', 'C', '45+2', undefined],
      ['goal', 'H', '52', [1, 1]],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    expect(statistics).toEqual([{ kind: 'red-cards', home: 0, away: 1 }]);
    expect({ momentum, ball }).toEqual({ momentum: [[], []], ball: undefined });
  });

  it('is empty before the match, and where its feed reports no incidents', () => {
    const { incidents: _, ...silent } = state;
    expect(detailOfState({ ...state, phase: 'pre', incidents: [] }).statistics).toEqual([]);
    expect(detailOfState(silent).events).toEqual([]);
  });
});
