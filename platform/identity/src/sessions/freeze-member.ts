import { nowhere } from '@lobby/platform-kernel/calls/place';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely } from 'kysely';
import { noteSecurity } from '../security-log/note-security.ts';
import { endSessionsOf } from './end-sessions.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'broker' | 'log' | 'sites'>;

interface Account {
  readonly siteId: string;
  readonly memberId: string;
}

/**
 * Freezes an account on behalf of an operator: its sessions end, its grants and codes are void, and it cannot log in.
 * The security log notes it without the operator's device and address.
 * @returns false when it was frozen already or does not exist.
 */
export async function freezeMember(platform: Parts, account: Account): Promise<boolean> {
  const { db, clock, broker } = platform;
  const { siteId, memberId } = account;
  const ended = await db.transaction().execute(async trx => {
    if (!(await setFrozen(trx, account, BigInt(clock.now())))) return undefined;
    await trx.deleteFrom('login_grants').where('member_id', '=', memberId).execute();
    await trx.deleteFrom('verifications').where('member_id', '=', memberId).execute();
    await noteSecurity(byOperator(platform, account), { kind: 'account-frozen', memberId }, trx);
    return endSessionsOf(trx, memberId, 'frozen', { now: clock.now() });
  });
  for (const tokenHash of ended ?? []) broker.publish('session-ended', { siteId, memberId, tokenHash });
  return ended !== undefined;
}

/** Lets a frozen account log in again. @returns false when it was not frozen. */
export async function unfreezeMember(platform: Parts, account: Account): Promise<boolean> {
  return platform.db.transaction().execute(async trx => {
    if (!(await setFrozen(trx, account, null))) return false;
    const { memberId } = account;
    await noteSecurity(byOperator(platform, account), { kind: 'account-unfrozen', memberId }, trx);
    // A session that was begun while it was frozen was never good.
    await trx.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    return true;
  });
}

async function setFrozen(
  db: Kysely<Tables>,
  { siteId, memberId }: Account,
  at: bigint | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('members')
    .set({ frozen_at: at })
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('frozen_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}

function byOperator({ db, clock, log, sites }: Parts, { siteId }: Account) {
  const site = sites.byId(siteId);
  if (!site) throw new Error(`site ${siteId} is missing, and its member is there`);
  return { db, clock, log, site, ip: '', place: nowhere, userAgent: '' };
}
