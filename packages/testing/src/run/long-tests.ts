import { someOf } from '../dose.ts';

/**
 * Test files that take long because they play seasons, kill processes, flood a platform or check a generated copy of the
 * repository. A short run (`npm test`) takes a third of them, which its seed chooses; a deep one takes all.
 */
export const longTests: readonly string[] = [
  'platform/app/src/audit/audit-books.test.ts',
  'platform/app/src/damaged-folder.test.ts',
  'platform/app/src/db/rewritten-rows.test.ts',
  'platform/app/src/every-code.test.ts',
  'platform/app/src/faults/faults.test.ts',
  'platform/app/src/lost-connections.race.test.ts',
  'platform/app/src/platform.crash.test.ts',
  'platform/cashier/src/venues/kills.race.test.ts',
  'platform/cashier/src/venues/launch/left-games.test.ts',
  'platform/cashier/src/venues/provider/demo-venue/faulty-line.test.ts',
  'platform/cashier/src/venues/reconcile/planted-differences.test.ts',
  'platform/cashier/src/venues/records/records.test.ts',
  'platform/identity/src/account/code-pairs.test.ts',
  'platform/identity/src/captcha/captcha.race.test.ts',
  'platform/identity/src/captcha/captcha.test.ts',
  'platform/identity/src/login/lock-out.test.ts',
  'platform/identity/src/login/stuffing.test.ts',
  'platform/messaging/src/feedback/feedback.race.test.ts',
  'platform/pricing/src/innings/calibration.test.ts',
  'platform/pricing/src/points/calibration.test.ts',
  'platform/pricing/src/points/quarters.test.ts',
  'platform/pricing/src/same-match/quote-same-match.test.ts',
  'platform/pricing/src/same-match/same-match-value.test.ts',
  'platform/pricing/src/sets/calibration.test.ts',
  'platform/pricing/src/sets/frame-ends.test.ts',
  'platform/pricing/src/trader/arbitrage.test.ts',
  'platform/pricing/src/trader/intervals.test.ts',
  'platform/sportsbook/src/cash-out/random-sales.test.ts',
  'platform/sportsbook/src/cash-out/round-trip.test.ts',
  'platform/sportsbook/src/outrights/corrected-facts.test.ts',
  'platform/sportsbook/src/page-prices.test.ts',
  'platform/sportsbook/src/sports/basketball.test.ts',
  'platform/sportsbook/src/sports/counts-of-football.test.ts',
  'platform/sportsbook/src/sports/sports-of-sets.test.ts',
  'platform/sportsbook/src/stress.race.test.ts',
  'platform/venue-server/src/tables/tables.test.ts',
  'tooling/bench/src/pricing/forward-pricing.test.ts',
  'tooling/bench/src/season/play-season.test.ts',
  'tooling/bench/src/strategies/best-bet/best-bet-cells.test.ts',
  'tooling/bench/src/strategies/cash-out/cash-out-cells.test.ts',
  'tooling/bench/src/strategies/known-law.test.ts',
  'tooling/bench/src/strategies/strategies.test.ts',
  'tooling/bench/src/week/play-week.test.ts',
  'tooling/bootstrap/npm-start.test.mjs',
  'tooling/generators/src/brand/brand.remover.test.ts',
  'tooling/generators/src/everything.test.ts',
  'tooling/release/src/release.test.ts',
];

/** The files that a short run leaves out. */
export function leftOut(files: readonly string[] = longTests): ReadonlySet<string> {
  const taken = new Set(someOf('long tests', files, Math.ceil(files.length / 3)));
  return new Set(files.filter(file => !taken.has(file)));
}
