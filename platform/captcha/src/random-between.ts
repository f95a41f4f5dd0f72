/** A number from `low` up to `high`, for what is only drawn: not for secrets. */
export function randomBetween(low: number, high: number): number {
  return low + Math.random() * (high - low);
}
