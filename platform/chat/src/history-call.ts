import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import { countHistory, readHistory } from './messages/history.ts';

/** `POST /stream/api/v1/history`: what was said in a room, the newest first, to whoever may read it. */
export const historyCall = (keys: Keys) =>
  implement(contract.stream.history, async (input, ctx) => {
    const { rid, pageNum, pageSize, category, categoryType, beginTime, endTime } = input;
    const own = ctx.member?.id;
    // Nothing is whoever asks without a login.
    const author = categoryType === 'own' ? (own ?? '') : undefined;
    const query = { siteId: ctx.site.id, rid, beginTime, endTime, hasSlip: category === 'slip', author };
    const total = await countHistory(ctx.db, query);
    const skip = (pageNum - 1) * pageSize;
    const list = await readHistory(ctx.db, keys, query, { take: pageSize, skip, reader: own });
    return { pageNum, pageSize, total, list: [...list] };
  });
