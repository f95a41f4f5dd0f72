const LEAST_MS = 500;
const MOST_MS = 30_000;

/**
 * How long to wait between two tries, ms: longer the longer it is away, and never the same for two processes, so that
 * they do not come together.
 * @param awayMs since the connection was lost. @param draw from 0 to 1.
 */
export function reconnectWait(awayMs: number, draw = Math.random()): number {
  return Math.min(MOST_MS, LEAST_MS + awayMs / 4) * (0.75 + draw / 2);
}
