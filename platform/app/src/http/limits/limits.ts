import type { Limit, Limits, TakeBack, Tally } from '@lobby/platform-kernel/calls/limits';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

// Fits the column of the table, and is never reached.
const endless = 1_000_000_000;

/**
 * Creates the budgets.
 * @param scale multiplies every budget; load tests raise it.
 * @param pool shared store, when there is one.
 */
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
    picturesPerMember: shared('picture', 40, 60 * 60),
    notesPerMember: shared('note', 60, 60 * 60),
    passkeysPerMember: shared('passkey', 30, 10 * 60),
    launchesPerMember: shared('launch', 60, 10 * 60),
    trialsPerAddress: local(60, 10 * 60),
    registrationsPerAddress: shared('register-ip', 20, 60),
    giftCodesPerMember: shared('gift-code', 10, 60 * 60),
    giftCodesPerNetwork: shared('gift-code-ip', 30, 60 * 60),
    warningsPerAddress: local(30, 60),
    marksPerAddress: local(60, 10 * 60),
  };
}

/** Removes the counters whose window is over: of every name that anybody tried one would stay. */
export async function sweepLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

// A point may stay for the rest of its window, so a late return is not waited for.
const lateMs = 5_000;

function takeBackOf(limiter: Limiter, key: string, { msBeforeNext }: RateLimiterRes): TakeBack {
  const until = Date.now() + msBeforeNext - lateMs;
  return async () => {
    // Returned in the next window, the point would allow an additional attempt.
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
        throw new Refusal('frequent-submission', { data: { retryAt: Date.now() + reason.msBeforeNext } });
      }
    },
  };
}
