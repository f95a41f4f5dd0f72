import { baseballFacts } from './rules.ts';

/**
 * Tango's law of the runs of a half inning, for a side that expects `mean` of them: the chance of each number. Beyond
 * the first run every further one is as likely as the last. The chances of more than `most` are added to it.
 */
export function runsOfInning(
  mean: number,
  control: number = baseballFacts.control,
  most: number = baseballFacts.mostRuns,
): Float64Array {
  const none = mean / (mean + control * mean * mean);
  const another = 1 - control * none;
  const chances = new Float64Array(most + 1);
  chances[0] = none;
  let chance = (1 - none) * (1 - another);
  let left = 1 - none;
  for (let runs = 1; runs < most; runs++) {
    chances[runs] = chance;
    left -= chance;
    chance *= another;
  }
  chances[most] = left;
  return chances;
}
