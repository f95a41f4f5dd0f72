import { useEffect, useReducer, useState } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';

/** The matches of `ids` that are known; anew with each change of one. */
export function useListedMatches(ids: readonly string[]): readonly MatchInfo[] {
  const { matches } = useSportsbook().board;
  const [, look] = useReducer((count: number) => count + 1, 0);
  const listed = ids.join();
  useEffect(() => {
    const undo = ids.map(id => matches.subscribe(id, look));
    // What changed since it was drawn.
    look();
    return () => {
      for (const stop of undo) stop();
    };
  }, [listed, matches]);
  return ids.flatMap(id => matches.read(id) ?? []);
}

/** The match that a hero tells of. It stays while it may, so that nobody reads of one match and presses another. */
export function useLead(matches: readonly MatchInfo[]): MatchInfo | undefined {
  const [kept, keep] = useState<string>();
  const lead = leadOf(matches, kept);
  if (lead?.ecid !== kept) keep(lead?.ecid);
  return lead;
}

/** One in play: the one before, else the first that can be bet on. While there is none, the next to begin. */
export function leadOf(matches: readonly MatchInfo[], kept?: string): MatchInfo | undefined {
  const able = matches.filter(({ halted }) => !halted || halted === 'var');
  const live = able.filter(match => match.live);
  if (live.length > 0)
    return live.find(({ ecid }) => ecid === kept) ?? live.find(({ open }) => open) ?? live[0];
  return able.reduce<MatchInfo | undefined>(
    (next, match) => (next && next.kickoff <= match.kickoff ? next : match),
    undefined,
  );
}
