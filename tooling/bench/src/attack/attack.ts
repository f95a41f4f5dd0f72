import { defaultConfig, movableClock, startPlatform } from '@lobby/platform-testing/internals/running';
import { dose } from '../dose.ts';
import { type Anticipation, anticipation } from './anticipation.ts';
import { type Called, callResults } from './calls.ts';
import { overhear } from './overhear.ts';
import { type Relations, relations } from './relations.ts';
import { guessSecrets, type Search, searchStates } from './secrets.ts';

/** What an attacker found out from the wire alone. */
export interface AttackReport {
  readonly looks: number;
  readonly sightings: number;
  readonly drawn: number;
  readonly searches: readonly Search[];
  readonly relations: Relations;
  readonly called: readonly Called[];
  readonly anticipation: readonly Anticipation[];
}

const step = 2_000;

/**
 * Starts a platform with a random secret and listens to it for real `minutes`, on a clock that advances two seconds
 * with every look, so that hours are recorded; then runs the attacks. Football runs at speed 10.
 */
export async function attack(minutes: number): Promise<AttackReport> {
  const clock = movableClock();
  const config = {
    ...defaultConfig,
    port: 0,
    inMemory: true,
    captcha: 'off' as const,
    rateLimitScale: 100_000,
    speed: 10,
    logLevel: 'error',
  };
  const running = await startPlatform(config, { clock });
  let looks = 0;
  try {
    const { overheard, look, lookAtDraws } = await overhear(running.url, clock.now);
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; looks++) {
      clock.advance(step);
      if (looks % 10 === 0) {
        await running.catchUp();
        await lookAtDraws();
      }
      await look();
    }
    return {
      looks,
      sightings: overheard.sightings.length,
      drawn: overheard.drawn.size,
      searches: [...guessSecrets(overheard), ...searchStates(overheard, dose(2 ** 32, 2 ** 16))],
      relations: relations(overheard),
      called: callResults(overheard),
      anticipation: anticipation(overheard.sightings),
    };
  } finally {
    await running.stop();
  }
}
