import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** What happened to the safety of the member's own account, newest first. */
export const readSecurityLog = implement(contract.userDevices.securityTrail, async (input, ctx) => {
  const { pageNum, pageSize } = input;
  const { id: memberId, siteId } = memberOf(ctx);
  const own = securityLogOf(ctx.db, { memberId, siteId });
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return {
    pageNum,
    pageSize,
    total: Number(total),
    list: rows.map(row => ({
      id: String(row.id),
      kind: row.kind,
      reason: row.reason,
      about: row.about,
      device: row.device_label,
      ip: row.masked_ip,
      country: row.country,
      city: row.city,
      at: Number(row.at),
      lastAt: Number(row.last_at),
      times: row.times,
    })),
  };
});

/** The events of one account of one site. */
export function securityLogOf(
  db: Kysely<Tables>,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
) {
  return db.selectFrom('security_events').where('member_id', '=', memberId).where('site_id', '=', siteId);
}
