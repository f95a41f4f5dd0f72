/** Most selections of a slip, and so most legs of a ticket and most tickets of one call (docs/rules.md#slip). */
export const SLIP_LIMIT = 10;
