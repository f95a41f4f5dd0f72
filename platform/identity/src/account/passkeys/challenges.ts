import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { newToken, tokenHash } from '../../sessions/tokens.ts';

type Challenge = Selectable<Tables['passkey_challenges']>;

/** A challenge is good for this long. */
export const challengeMs = 5 * 60_000;

// Expired ones are kept a while, so that a late answer is refused as expired rather than as wrong.
const keptMs = 3_600_000;

/** Stores a new challenge for the session of a call, and returns it with its ticket: the only time that is readable. */
export async function openChallenge(
  db: Kysely<Tables>,
  ctx: Context,
  purpose: Challenge['purpose'],
): Promise<{ readonly ticket: string; readonly challenge: string }> {
  const now = ctx.clock.now();
  const { id: memberId, sessionId, siteId } = memberOf(ctx);
  await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', BigInt(now - keptMs))
    .execute();
  const [ticket, challenge] = [newToken(), newToken()];
  await db
    .insertInto('passkey_challenges')
    .values({
      id: tokenHash(ticket),
      site_id: siteId,
      member_id: memberId,
      session_id: sessionId,
      purpose,
      challenge,
      expires_at: BigInt(now + challengeMs),
    })
    .execute();
  return { ticket, challenge };
}

/**
 * The live challenge of this ticket, for this purpose and the session of the call. Stays until `useChallenge`.
 * @throws Refusal 'authentication-code-error' when there is none, '…-expired' when it is over.
 */
export async function expectChallenge(
  ctx: Context,
  purpose: Challenge['purpose'],
  ticket: string,
): Promise<Challenge> {
  const { id: memberId, sessionId, siteId } = memberOf(ctx);
  const row = await ctx.db
    .selectFrom('passkey_challenges')
    .selectAll()
    .where('id', '=', tokenHash(ticket))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) throw new Refusal('authentication-code-error', { reason: 'passkey-refused' });
  if (row.expires_at <= BigInt(ctx.clock.now()))
    throw new Refusal('authentication-code-expired', { reason: 'passkey-refused' });
  return row;
}

/** Ends a challenge that was answered rightly. False when a concurrent call has just done so. */
export async function useChallenge(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
