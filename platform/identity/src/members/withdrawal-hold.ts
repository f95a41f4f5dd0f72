/** How long withdrawals are held after a change of what proves a member. */
export const withdrawalHoldMs = 24 * 3_600_000;

/** The value of `withdrawals_held_until` after a change at `now`, ms. */
export function heldFrom(now: number): bigint {
  return BigInt(now + withdrawalHoldMs);
}
