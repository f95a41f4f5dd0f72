import { type ComingGoal, virtualGoals } from '@lobby/platform-testing/book/virtual-goals';
import type { SiteOptions } from './options.ts';
import { platformSeed } from './platform-process.ts';
import type { Time } from './time.ts';
import { say } from './words.ts';

/**
 * A goal of virtual football that falls within the hour in a quiet time of a match that is open, with the clock held:
 * only `advanceTo` moves it. For pages with a list of matches.
 */
export async function comingGoal(time: Time, language: SiteOptions['language']) {
  let now = await time.hold();
  const coming = [0, 15, 30].flatMap(minutes => virtualGoals(platformSeed, now + minutes * 60_000));
  const goal = coming.find(isQuiet(now));
  if (!goal) throw new Error('No goal of the next fifty minutes falls into a quiet time of an open match');
  return {
    goal,
    /** Of the match: "{home} 对 {away}". */
    name: say(language, 'sportsbook.versus', { home: goal.home[language], away: goal.away[language] }),
    /** Moves to an instant of the platform's time, ms, if it is still to come. */
    async advanceTo(at: number): Promise<void> {
      // Matches are published twenty minutes ahead, and none after its kick-off: a longer leap would lose them.
      while (now < at) {
        const by = Math.min(at - now, 10 * 60_000);
        await time.advance(by);
        now += by;
      }
    },
  };
}

const isQuiet =
  (now: number) =>
  ({ leavesOpen, shutFrom, quietBefore, quietAfter }: ComingGoal): boolean =>
    leavesOpen && shutFrom - now > 10_000 && quietBefore > 8_000 && quietAfter > 6_000;
