import type { LivingMatch } from '@lobby/feature';
import { useEffect, useReducer } from 'react';
import { addedOf, minuteOf } from '../feed/game-clock.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';

/** A minute of a match is seen on the drawing as a few pixels: looked at this often, ms. */
const everyMs = 20_000;

/** Those of `ids` that are in play, with minute and goals, and the hour in Beijing; anew after each goal and each third of a minute. */
export function useLiveMatches(ids: readonly string[]): {
  readonly matches: readonly LivingMatch[];
  readonly hour: number;
} {
  const { matches, clocks } = useSportsbook().board;
  const [, look] = useReducer((count: number) => count + 1, 0);
  const listed = ids.join();
  useEffect(() => {
    const undo = ids.map(id => matches.subscribe(id, look));
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      for (const stop of undo) stop();
    };
  }, [listed, matches]);

  const now = Date.now();
  return {
    hour: (now / 3_600_000 + 8) % 24,
    matches: ids.flatMap((id): LivingMatch[] => {
      const match = matches.read(id);
      if (!match?.live) return [];
      const { home = 0, away = 0 } = match.score ?? {};
      const clock = clocks.read(id);
      return [{ id, minute: minuteOf(clock, now), added: addedOf(clock, now), goals: home + away }];
    }),
  };
}
