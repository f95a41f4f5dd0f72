import { contract } from '@lobby/api-client/contract';
import { memberOf } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';

/** What happened to the safety of the member's own account, newest first. */
export const securityTrail = implement(contract.userDevices.securityTrail, async (input, ctx) => {
  const member = memberOf(ctx);
  const own = ctx.db
    .selectFrom('security_events')
    .where('member_id', '=', member.id)
    .where('site_id', '=', member.siteId);
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute();
  return {
    pageNum: input.pageNum,
    pageSize: input.pageSize,
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
