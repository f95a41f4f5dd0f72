import type { Query } from '../database/database.ts';

/**
 * What goes wrong with a method on purpose: it is never heard of, carried out with its answer lost, refused, moves
 * another amount, or answers late.
 */
export const faults = ['lose-request', 'lose-answer', 'refuse', 'other-amount', 'slow'] as const;
export type Fault = (typeof faults)[number];

/** Chooses what goes wrong with the next calls of a method; none of them with 0 times. */
export async function planFault(
  query: Query,
  { venue, method, fault, times }: { venue: string; method: string; fault: Fault; times: number },
): Promise<void> {
  await query(
    `INSERT INTO faults (venue, method, fault, times) VALUES ($1, $2, $3, $4)
     ON CONFLICT (venue, method) DO UPDATE SET fault = $3, times = $4`,
    [venue, method, fault, times],
  );
}

/** What goes wrong with this call, which uses one time up; undefined: nothing. */
export async function takeFault(query: Query, venue: string, method: string): Promise<Fault | undefined> {
  const [row] = await query<{ fault: Fault }>(
    `UPDATE faults SET times = times - 1 WHERE venue = $1 AND method = $2 AND times > 0 RETURNING fault`,
    [venue, method],
  );
  return row?.fault;
}
