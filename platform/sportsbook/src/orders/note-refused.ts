import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { noteSecurity } from '@lobby/platform-identity/security-log/note-security';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

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
