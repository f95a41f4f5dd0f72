import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Selectable } from 'kysely';
import { picturesOf } from '../uploads/pictures.ts';

type Row = Selectable<Tables['feedback']>;

/** How many answers the member has not opened. */
export const unreadFeedback = implement(contract.userFeedback.feedbackUnread, async (_input, ctx) => {
  const { count } = await ctx.db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberOf(ctx).id)
    .where('answered_at', 'is not', null)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count) };
});

/** A member's feedback, newest first. */
export const listFeedback = implement(
  contract.userFeedback.feedbackList,
  async ({ pageNum, pageSize }, ctx) => {
    const own = ctx.db.selectFrom('feedback').where('member_id', '=', memberOf(ctx).id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    if (total === 0n) throw new Refusal('no-data');
    const rows = await own
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    return { pageNum, pageSize, total: Number(total), list: rows.map(summaryOf) };
  },
);

/** One feedback of the member; its answer counts as read from here on. */
export const feedbackInfo = implement(contract.userFeedback.feedbackInfo, async ({ id }, ctx) => {
  const row = await ctx.db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberOf(ctx).id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const pictures = await picturesOf(ctx.db, [id]);
  if (isUnread(row)) {
    await ctx.db
      .updateTable('feedback')
      .set({ read_at: BigInt(ctx.clock.now()) })
      .where('id', '=', id)
      // Of the answer that was shown: one corrected meanwhile is unread.
      .where('answered_at', '=', row.answered_at)
      .execute();
  }
  return {
    ...summaryOf(row),
    pictures: pictures.map(({ url, width, height }) => ({ url, width, height })),
    answer: row.answer,
    answeredAt: Number(row.answered_at ?? 0n),
  };
});

const isUnread = ({ answered_at, read_at }: Row): boolean => answered_at !== null && read_at === null;

function summaryOf(row: Row) {
  const { id, kind, text, sent_at, answered_at } = row;
  const state = answered_at === null ? ('waiting' as const) : ('answered' as const);
  return { id, kind, state, text, sentAt: Number(sent_at), unread: isUnread(row) };
}
