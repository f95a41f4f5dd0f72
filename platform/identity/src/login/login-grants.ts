import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { newToken, tokenHash } from '../sessions/tokens.ts';

const grantMs = 2 * 60_000;

export interface GrantHolder {
  siteId: string;
  memberId: string;
  deviceId: string;
}

/** One login without a captcha, for this member on this device, within two minutes. */
export async function issueGrant(db: Kysely<Tables>, holder: GrantHolder, now: number): Promise<string> {
  const grant = newToken();
  await db
    .insertInto('login_grants')
    .values({
      id: tokenHash(grant),
      site_id: holder.siteId,
      member_id: holder.memberId,
      device_id: holder.deviceId,
      expires_at: BigInt(now + grantMs),
    })
    .execute();
  return grant;
}

/** Uses a grant up. False when it is unknown, used, late, or another's; a wrong holder uses it up as well. */
export async function redeemGrant(
  db: Kysely<Tables>,
  grant: string,
  holder: GrantHolder,
  now: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('login_grants')
    .where('id', '=', tokenHash(grant))
    .returningAll()
    .executeTakeFirst();
  return (
    row !== undefined &&
    row.expires_at > BigInt(now) &&
    row.site_id === holder.siteId &&
    row.member_id === holder.memberId &&
    row.device_id === holder.deviceId
  );
}
