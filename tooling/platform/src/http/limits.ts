import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** A budget per key; `spend` refuses with 'frequent-submission' when it is used up. */
export interface Limit {
  spend(key: string): Promise<void>;
  /** Gives a point back, for a try that proved honest. */
  refund(key: string): Promise<void>;
}

export interface Limits {
  /** All calls of an address, and of a member. Counted by each process for itself: they only stop floods. */
  callsPerAddress: Limit;
  callsPerMember: Limit;
  /** Password tries, failed ones only. Counted across instances: guessing must not profit from more servers. */
  triesPerAddress: Limit;
  triesPerAccount: Limit;
  /** New accounts of an address. Across instances. */
  registrationsPerAddress: Limit;
}

/** @param scale multiplies every budget; load tests raise it. @param pool shared store, when there is one. */
export function createLimits(scale: number, pool: pg.Pool | undefined): Limits {
  const local = (points: number, duration: number) =>
    limitOf(new RateLimiterMemory({ points: Math.ceil(points * scale), duration }));
  const shared = (keyPrefix: string, points: number, duration: number) =>
    pool === undefined
      ? local(points, duration)
      : limitOf(
          new RateLimiterPostgres({
            storeClient: pool,
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix,
            points: Math.ceil(points * scale),
            duration,
          }),
        );
  return {
    callsPerAddress: local(3_000, 60),
    callsPerMember: local(1_200, 60),
    triesPerAddress: shared('try-ip', 10, 60),
    triesPerAccount: shared('try-name', 10, 15 * 60),
    registrationsPerAddress: shared('register-ip', 20, 60),
  };
}

function limitOf(limiter: RateLimiterMemory | RateLimiterPostgres): Limit {
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
