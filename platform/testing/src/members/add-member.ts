import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { openMemberAccounts, payOpeningBalance } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';

/** A member with money and nothing else, written past the way in. Answers the id, which is the name too. */
export async function addMember(
  db: Kysely<Tables>,
  { siteId, fen, at }: { readonly siteId: string; readonly fen: bigint; readonly at: number },
): Promise<string> {
  const id = randomUUID();
  const empty = {
    password_hash: '',
    real_name: '',
    phone: '',
    email: '',
    r_code: '',
    i_code: '',
    domain: '',
  };
  await db
    .insertInto('members')
    .values({ id, site_id: siteId, name: id, name_key: id, ...empty, vip_level: 0, created_at: BigInt(at) })
    .execute();
  await db.transaction().execute(async trx => {
    await openMemberAccounts(trx, { siteId, memberId: id });
    await payOpeningBalance(trx, { siteId, memberId: id, amount: fen, at });
  });
  return id;
}
