import type { MatchDetail, MatchState, PlayEvent } from '@lobby/fixtures';

/** What the state alone tells of a match: its goals and red cards where the feed reports them, and no play. */
export function detailOfState({ incidents = [], reds, phase }: MatchState): MatchDetail {
  const score: [number, number] = [0, 0];
  const events = incidents.map(({ kind, side, minute }, place): PlayEvent => {
    if (kind === 'goal') score[side === 'H' ? 0 : 1]++;
    return {
      id: `${place}.${minute}.${kind}${side}`,
      kind,
      side,
      minute,
      ...(kind === 'goal' && { score: [...score] }),
    };
  });
  const [home, away] = reds;
  return {
    events,
    statistics: phase === 'pre' ? [] : [{ kind: 'red-cards', home, away }],
    momentum: [[], []],
  };
}
