import { contract } from '@lobby/api-client/contract';
import { memberOf } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import { localeOf } from '../kernel/locale.ts';
import { Refusal } from '../kernel/refusal.ts';
import { letterKinds } from './letter-kinds.ts';
import { lettersOf } from './letters-of.ts';
import { deleteOf, markAllRead, markRead } from './mark-letters.ts';

/** The eight counts of what has not been read. */
export const unreadLetters = implement(contract.letter.getUnreadForType, async (_input, ctx) => {
  const rows = await lettersOf(ctx.db, memberOf(ctx))
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('unread')])
    .where('read_at', 'is', null)
    .groupBy('kind')
    .execute();
  const unread = new Map(rows.map(row => [row.kind, Number(row.unread)]));
  return Object.fromEntries(letterKinds.map(kind => [`${kind}_count`, unread.get(kind) ?? 0]));
});

/** A page of the member's letters, newest first, in the language asked for. */
export const letterList = implement(contract.letter.letterList, async (input, ctx) => {
  const { pageNum, pageSize, kinds, langx } = input;
  const wanted = lettersOf(ctx.db, memberOf(ctx)).$if(kinds.length > 0, some =>
    some.where('kind', 'in', kinds),
  );
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const traditional = localeOf(langx) === 'zh-TW';
  return {
    pageNum,
    pageSize,
    total: Number(total),
    list: rows.map(row => ({
      id: row.id,
      // Safe: both tables check the kind.
      kind: row.kind as (typeof letterKinds)[number],
      title: (traditional && row.title_zh_tw) || row.title,
      content: (traditional && row.content_zh_tw) || row.content,
      sentAt: Number(row.sent_at),
      read: row.read_at !== null,
    })),
  };
});

/** Marks a letter as read; a second time changes nothing. Another member's letter is not found. */
export const readLetter = implement(contract.letter.letterRead, async ({ id }, ctx) => {
  if (!(await markRead(ctx.db, memberOf(ctx), id, ctx.clock.now()))) throw new Refusal('not-found');
  return null;
});

/** Removes letters from the member's list. Ids of no letter of this member remove nothing, so it can be repeated. */
export const deleteLetters = implement(contract.letter.letterDelete, async ({ ids }, ctx) => {
  await deleteOf(ctx.db, memberOf(ctx), ids, ctx.clock.now());
  return null;
});

/** Marks all letters of the kinds as read; without kinds all there are. */
export const readAll = implement(contract.letter.letterOnekeyRead, async ({ kinds }, ctx) => {
  await markAllRead(ctx.db, memberOf(ctx), kinds.length > 0 ? kinds : letterKinds, ctx.clock.now());
  return null;
});
