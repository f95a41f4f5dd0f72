import type { Claimed } from '@lobby/platform-kernel/jobs/job';
import type { Queue } from '@lobby/platform-kernel/jobs/queue';
import { type RawBuilder, sql } from 'kysely';

/** A server that has claimed a transfer and says nothing for so long is gone; another one asks then, ms. */
export const leaseMs = 8_000;

/** The term of whoever writes a transfer, and calls its venue first. */
export const callersTerm = 1;

export type ClaimedTransfer = Claimed<'venue_transfers'>;

/** The transfers of one venue, or of those that are none of these: venues that there are no more. */
export type Whose = { readonly venue: string } | { readonly noneOf: readonly string[] };

/** Where transfers wait for their next step; the claim is stamped before the venue is called and ends with its lease. */
export function transferQueue(whose?: Whose): Queue<'venue_transfers'> {
  const also = sql`asked = item.asked + 1`;
  const queue = { table: 'venue_transfers', id: 'id', dueAt: 'next_at', also } as const;
  return whose ? { ...queue, only: isOf(whose) } : queue;
}

function isOf(whose: Whose): RawBuilder<unknown> {
  if ('venue' in whose) return sql`venue = ${whose.venue}`;
  return sql`venue <> ALL (${[...whose.noneOf]}::text[])`;
}
