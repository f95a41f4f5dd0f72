import { contract, type ParsedRequestOf } from '@lobby/api-client/contract';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { letterKinds } from './letter-kinds.ts';
import { lettersOf, type Reader } from './letters-of.ts';
import { deleteOf, markAllRead, markRead } from './mark-letters.ts';
import type { PausedSince } from './paused-since.ts';

const calls = contract.letter;

/** What members do with their letters; while a pause of theirs runs, marketing since its beginning is not there. */
export function letterCalls(pausedSince: PausedSince): readonly Implementation[] {
  const readerOf = async (ctx: Context): Promise<Reader> => {
    const { id, siteId, registeredAt } = memberOf(ctx);
    return { id, siteId, registeredAt, pausedSince: await pausedSince(ctx.db, id, ctx.clock.now()) };
  };
  return [
    implement(calls.getUnreadForType, async (_input, ctx) => unreadCounts(ctx, await readerOf(ctx))),
    implement(calls.letterList, async (input, ctx) => page(ctx, await readerOf(ctx), input)),
    // A second time changes nothing. Another member's letter is not found.
    implement(calls.letterRead, async ({ id }, ctx) => {
      if (!(await markRead(ctx.db, await readerOf(ctx), id, ctx.clock.now()))) throw new Refusal('not-found');
      return null;
    }),
    // Ids of no letter of this member remove nothing, so it can be repeated.
    implement(calls.letterDelete, async ({ ids }, ctx) => {
      await deleteOf(ctx.db, await readerOf(ctx), ids, ctx.clock.now());
      return null;
    }),
    // Without kinds all there are.
    implement(calls.letterOnekeyRead, async ({ kinds }, ctx) => {
      const wanted = kinds.length > 0 ? kinds : letterKinds;
      await markAllRead(ctx.db, await readerOf(ctx), wanted, ctx.clock.now());
      return null;
    }),
  ];
}

/** The eight counts of what has not been read. */
async function unreadCounts({ db }: Context, reader: Reader) {
  const rows = await lettersOf(db, reader)
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('unread')])
    .where('read_at', 'is', null)
    .groupBy('kind')
    .execute();
  const unread = new Map(rows.map(row => [row.kind, Number(row.unread)]));
  return Object.fromEntries(letterKinds.map(kind => [`${kind}_count`, unread.get(kind) ?? 0]));
}

/** A page of the member's letters, newest first, in the language asked for. */
async function page(
  { db }: Context,
  reader: Reader,
  { pageNum, pageSize, kinds, langx }: ParsedRequestOf<typeof calls.letterList>,
) {
  const wanted = lettersOf(db, reader).$if(kinds.length > 0, some => some.where('kind', 'in', kinds));
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
}
