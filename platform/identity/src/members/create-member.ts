import { randomUUID } from 'node:crypto';
import { mailboxKey } from '@lobby/api-client/member-rules';
import type { Site } from '@lobby/platform-kernel/calls/site';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { openMemberAccounts, payOpeningBalance } from '@lobby/platform-ledger';
import { sendWelcomeLetter } from '@lobby/platform-messaging/letters/welcome-letter';
import type { Transaction } from 'kysely';

export interface NewMember {
  name: string;
  passwordHash: string;
  rCode?: string;
  iCode?: string;
  domain?: string;
  realName?: string;
  /** "+86 13812345678" */
  phone?: string;
  email?: string;
  /** ms since the epoch */
  at: number;
}

/** Writes the member, the accounts, the opening balance and the letter. Undefined when the name, phone or mailbox is taken. */
export async function createMember(
  trx: Transaction<Tables>,
  site: Site,
  newcomer: NewMember,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('members')
    .values({
      id: randomUUID(),
      site_id: site.id,
      name: newcomer.name,
      name_key: newcomer.name.toLowerCase(),
      password_hash: newcomer.passwordHash,
      real_name: newcomer.realName ?? '',
      phone: newcomer.phone ?? '',
      email: newcomer.email ?? '',
      email_key: mailboxKey(newcomer.email ?? ''),
      vip_level: 0,
      r_code: newcomer.rCode ?? '',
      i_code: newcomer.iCode ?? '',
      domain: newcomer.domain ?? '',
      created_at: BigInt(newcomer.at),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;

  const member = { siteId: site.id, memberId: row.id };
  await openMemberAccounts(trx, member);
  await payOpeningBalance(trx, { ...member, amount: site.openingBalance, at: newcomer.at });
  await sendWelcomeLetter(trx, site, { memberId: row.id, name: newcomer.name, at: newcomer.at });
  return row.id;
}
