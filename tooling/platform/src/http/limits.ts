import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallerNetwork } from './caller-address.ts';
import { Refusal } from './refusal.ts';

/** Takes back what was counted, in the window it was counted in: a later one never heard of it. */
export type TakeBack = () => Promise<void>;

/** A budget per key. */
export interface Limit<Key extends string = string> {
  /** Takes a point; refuses with 'frequent-submission' when none is left, which takes none. */
  spend(key: Key): Promise<TakeBack>;
}

/** Counts and never refuses; for those who decide by the number. */
export interface Tally<Key extends string = string> {
  /** One more; answers how many now. */
  add(key: Key): Promise<{ readonly count: number; readonly takeBack: TakeBack }>;
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

// Nothing is lost by a point that stays for the rest of its window, so a late one is left alone.
const lateMs = 5_000;

function takeBackOf(limiter: Limiter, key: string, { msBeforeNext }: RateLimiterRes): TakeBack {
  const until = Date.now() + msBeforeNext - lateMs;
  return async () => {
    // A point given to the next window would be a try for nothing.
    if (Date.now() < until) await limiter.reward(key);
  };
}

function tallyOf(limiter: Limiter): Tally {
  return {
    async add(key) {
      const counted = await limiter.consume(key);
      return { count: counted.consumedPoints, takeBack: takeBackOf(limiter, key, counted) };
    },
  };
}

function limitOf(limiter: Limiter): Limit {
  return {
    async spend(key) {
      try {
        return takeBackOf(limiter, key, await limiter.consume(key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        await takeBackOf(limiter, key, reason)();
        throw new Refusal('frequent-submission');
      }
    },
  };
}
