/** Between two signs of life that the client sends, ms (docs/rules.md#chat). */
export const HEARTBEAT_MS = 10_000;
/** After a connection that closed, until the next try, ms (docs/rules.md#chat). */
export const RECONNECT_MS = 5_000;
/** Two heartbeats and five seconds without a frame: the other end is gone, though nothing said so, ms. */
export const SILENCE_MS = 25_000;
/** A connection or login that takes longer is given up, ms. */
export const ENTRY_MS = 15_000;
/** From the second failure on a try waits up to so much longer, so that not all clients come back at once, ms. */
export const JITTER_MS = 2_000;
/** From so many failures on the time between two tries grows … */
export const PATIENT_FAILURES = 7;
/** … up to this, ms. */
export const MOST_RECONNECT_MS = 60_000;
