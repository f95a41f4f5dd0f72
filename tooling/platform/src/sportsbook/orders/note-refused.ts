import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Transaction } from 'kysely';
import { type Context, memberOf } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/tables.ts';
import { noteSecurity } from '../../security-log/note-security.ts';

/** Refusals that say something of a member's way to bet, beside those of the moment. */
const ofLimits: readonly OrderRefusalReason[] = ['below-minimum', 'above-maximum', 'limit-reached'];

/** Writes such a refusal into the security log. */
export async function noteRefused(
  trx: Transaction<Tables>,
  ctx: Context,
  reason: OrderRefusalReason,
): Promise<void> {
  if (!ofLimits.includes(reason)) return;
  await noteSecurity(ctx, { kind: 'bet-refused', reason, memberId: memberOf(ctx).id }, trx);
}
