import type { ResultName } from '@lobby/api-client/result-codes';

/** What is known about a login whose name and password were right. */
export interface LoginFacts {
  readonly deviceKnown: boolean;
  readonly networkKnown: boolean;
  /** ms since the member's last login; undefined when there was none. */
  readonly awayMs: number | undefined;
  /** Wrong passwords within the last quarter of an hour: on a known device that device's, else all of the name. */
  readonly recentFailures: number;
}

/** A member absent for longer needs a code. */
export const longAwayMs = 30 * 24 * 3_600_000;
/** From so many wrong passwords on, a right one may have been guessed. */
export const manyFailures = 5;

/** Why a login needs a code; undefined when it does not. Of several reasons the most serious. */
export function riskOf(facts: LoginFacts): ResultName | undefined {
  if (!facts.deviceKnown && !facts.networkKnown) return 'device-and-ip-not-passed';
  if (!facts.deviceKnown) return 'device-not-passed';
  if (!facts.networkKnown) return 'ip-not-passed';
  if (facts.awayMs !== undefined && facts.awayMs > longAwayMs) return 'long-time-not-logged-in';
  if (facts.recentFailures >= manyFailures) return 'risky-login';
  return undefined;
}
