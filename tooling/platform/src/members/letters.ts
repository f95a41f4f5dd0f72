import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betslip/engine';
import type { Kysely } from 'kysely';
import type { Site } from '../access/sites.ts';
import type { Database } from '../db/database.ts';
import { memberOf } from '../http/context.ts';
import { implement } from '../http/implement.ts';

/** The first letter of every member. */
export async function sendWelcomeLetter(
  db: Kysely<Database>,
  site: Site,
  to: { memberId: string; name: string; at: number },
): Promise<void> {
  const money = site.playMoney ? '演示资金' : '余额';
  await db
    .insertInto('letters')
    .values({
      id: randomUUID(),
      site_id: site.id,
      member_id: to.memberId,
      type: 'notice',
      title: `欢迎加入${site.title}`,
      content: `${to.name}，您好！您的账户已开通，${money} ${formatYuan(site.openingBalance)} 元已到账。请理性投注，未满18岁禁止参与。`,
      sent_at: BigInt(to.at),
      read_at: null,
    })
    .execute();
}

/** Counts what has not been read; the br… fields count broadcasts, which are notices today and carry no read mark. */
export const unreadLetters = implement(contract.letter.getUnreadForType, async (_input, ctx) => {
  const rows = await ctx.db
    .selectFrom('letters')
    .select(({ fn }) => ['type', fn.countAll<bigint>().as('unread')])
    .where('member_id', '=', memberOf(ctx).id)
    .where('read_at', 'is', null)
    .groupBy('type')
    .execute();
  const of = (type: 'notice' | 'activity' | 'fd') => Number(rows.find(row => row.type === type)?.unread ?? 0);
  return { notice_count: of('notice'), activity_count: of('activity'), fd_count: of('fd') };
});
