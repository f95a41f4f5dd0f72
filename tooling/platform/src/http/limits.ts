import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallerNetwork } from './caller-address.ts';
import { Refusal } from './refusal.ts';

/** A budget per key; `spend` refuses with 'frequent-submission' when it is used up. */
export interface Limit<Key extends string = string> {
  spend(key: Key): Promise<void>;
  /** Gives a point back, for a try that was no failure. */
  refund(key: Key): Promise<void>;
}

/** Counts and never refuses; for those who decide by the number. */
export interface Tally<Key extends string = string> {
  /** One more; answers how many now. */
  add(key: Key): Promise<number>;
  takeBack(key: Key): Promise<void>;
}

export interface Limits {
  /** All calls of an address, and of a member. Counted by each process for itself: they only stop floods. */
  callsPerAddress: Limit<CallerNetwork>;
  callsPerMember: Limit;
  /**
   * Wrong passwords: of a network on any name, and of a name with its network or with one of its own devices.
   * Counted across instances: guessing must not profit from more servers.
   */
  loginTriesPerNetwork: Limit<CallerNetwork>;
  loginTries: Limit;
  /** The same by name, by network and by device, for a quarter of an hour: they set the price of a try. Across instances. */
  loginFailures: Tally;
  /** Puzzles asked for and answered. */
  captchasPerAddress: Limit<CallerNetwork>;
  /** Codes asked for by an address, by SMS, e-mail or voice. Across instances. */
  codesPerAddress: Limit<CallerNetwork>;
  /** New accounts of an address. Across instances. */
  registrationsPerAddress: Limit<CallerNetwork>;
}

// Fits the column of the table, and is never reached.
const endless = 1_000_000_000;

/** @param scale multiplies every budget; load tests raise it. @param pool shared store, when there is one. */
export function createLimits(scale: number, pool: pg.Pool | undefined): Limits {
  const inMemory = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const acrossInstances = (keyPrefix: string, points: number, duration: number) =>
    pool === undefined
      ? inMemory(points, duration)
      : new RateLimiterPostgres({
          storeClient: pool,
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix,
          points,
          duration,
        });
  const local = (points: number, duration: number) => limitOf(inMemory(Math.ceil(points * scale), duration));
  const shared = (keyPrefix: string, points: number, duration: number) =>
    limitOf(acrossInstances(keyPrefix, Math.ceil(points * scale), duration));
  const tally = (keyPrefix: string, duration: number) =>
    tallyOf(acrossInstances(keyPrefix, endless, duration));
  return {
    callsPerAddress: local(3_000, 60),
    callsPerMember: local(1_200, 60),
    loginTriesPerNetwork: shared('try-ip', 10, 60),
    loginTries: shared('try-name', 10, 15 * 60),
    loginFailures: tally('failed', 15 * 60),
    captchasPerAddress: local(240, 60),
    codesPerAddress: shared('code-ip', 30, 10 * 60),
    registrationsPerAddress: shared('register-ip', 20, 60),
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function tallyOf(limiter: Limiter): Tally {
  return {
    add: async key => (await limiter.consume(key)).consumedPoints,
    takeBack: async key => void (await limiter.reward(key)),
  };
}

function limitOf(limiter: Limiter): Limit {
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Refusal('frequent-submission');
        throw reason;
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
  };
}
