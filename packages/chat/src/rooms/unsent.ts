import { refusals } from '@lobby/chat-socket/protocol';
import * as v from 'valibot';
import type { OwnMessage, Room } from './room-state.ts';

const shape = v.object({
  drafts: v.record(v.string(), v.string()),
  own: v.record(
    v.string(),
    v.array(
      v.object({
        ...{ clientId: v.string(), msg: v.string(), at: v.number() },
        state: v.picklist(['not-sent', ...refusals]),
        replyTo: v.optional(v.object({ id: v.string(), name: v.string(), msg: v.string() })),
        ...{ slip: v.optional(v.string()), reason: v.optional(v.string()) },
      }),
    ),
  ),
});

/** What somebody wrote and did not send, by room. */
export interface Unsent {
  readonly drafts: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, Room['own']>>;
}

export const isUnsent = (value: unknown): value is Unsent => v.is(shape, value);

/** The own messages of a room that is left: nothing is sent any more, and what is on its way may have been said. */
export const leftUnsent = (own: Room['own']): Room['own'] =>
  own.map(each => (each.state in left ? { ...each, state: left[each.state as keyof typeof left] } : each));

const left = { held: 'unsaid', sending: 'not-sent' } as const satisfies Partial<
  Record<OwnMessage['state'], OwnMessage['state']>
>;
