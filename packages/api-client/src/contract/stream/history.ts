import { chatMessage } from '@lobby/chat-socket/protocol';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, pageOf, pageRequest } from '../shapes.ts';

const time = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** `/stream/api/v1/*`: the specification names the call and its fields; what they hold is ours. */
export const stream = {
  history: defineCall({
    path: '/stream/api/v1/history',
    access: 'public',
    summary: 'What was said in a room of the chat, the newest first.',
    request: v.object({
      ...pageRequest,
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 15),
      /** `lobby`, or the id of a match. */
      rid: v.pipe(v.string(), v.regex(/^[\w:-]{1,40}$/)),
      /** `slip`: messages with a shared slip alone. */
      category: v.optional(v.picklist(['', 'slip']), ''),
      /** `own`: those of the member who asks alone. */
      categoryType: v.optional(v.picklist(['', 'own']), ''),
      /** Said from then on, ms; 0: from the first one. */
      beginTime: time,
      /** Said before then, ms; 0: up to the newest. */
      endTime: time,
    }),
    answer: pageOf(chatMessage),
    empty: { ...emptyPage, pageSize: 15 },
  }),
};
