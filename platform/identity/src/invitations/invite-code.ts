import './invitations.tables.ts';
import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@lobby/api-client/codes';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/** Characters of an invite code, five bits each: short enough to be read out. Whoever guesses one gains nothing. */
export const inviteCodeLength = 8;

interface Inviter {
  readonly siteId: string;
  readonly memberId: string;
  /** ms */
  readonly at: number;
}

/** The code by which a member invites others: drawn when it is asked for first, and the same from then on. */
export async function inviteCodeOf(
  trx: Transaction<Tables>,
  { siteId, memberId, at }: Inviter,
): Promise<string> {
  for (;;) {
    const known = await trx
      .selectFrom('invite_codes')
      .select('code')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (known) return known.code;
    // Nothing is written when another member has this code, or another call of this member was quicker.
    await trx
      .insertInto('invite_codes')
      .values({ member_id: memberId, site_id: siteId, code: drawInviteCode(), made_at: BigInt(at) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

const drawInviteCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
