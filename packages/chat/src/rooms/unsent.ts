import { refusals } from '@lobby/chat-socket/protocol';
import * as v from 'valibot';
import type { Room } from './room-state.ts';

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

/** Keeps what somebody wrote and did not send while they are elsewhere on the site. */
export function unsentTexts() {
  const drafts = new Map<string, string>();
  /** Of rooms that were left. */
  const left = new Map<string, Room['own']>();
  return {
    draft: (rid: string): string => drafts.get(rid) ?? '',
    keepDraft(rid: string, text: string): void {
      if (text === '') drafts.delete(rid);
      else drafts.set(rid, text);
    },
    keepOf({ rid, own }: Room): void {
      if (own.length > 0) left.set(rid, leftUnsent(own));
    },
    /** The own messages that were left in a room, for whoever enters it again. */
    take(rid: string): Room['own'] {
      const own = left.get(rid) ?? [];
      left.delete(rid);
      return own;
    },
    /** All of it, with what is in the rooms of now. */
    all(rooms: Readonly<Record<string, Room>>): Unsent {
      const inRooms = Object.values(rooms).map(({ rid, own }) => [rid, leftUnsent(own)] as const);
      const own = [...left, ...inRooms].filter(([, each]) => each.length > 0);
      return { drafts: Object.fromEntries(drafts), own: Object.fromEntries(own) };
    },
    /** Forgets it, or puts in its place what was kept before. */
    replace(kept: Unsent = { drafts: {}, own: {} }): void {
      drafts.clear();
      left.clear();
      for (const [rid, text] of Object.entries(kept.drafts)) drafts.set(rid, text);
      for (const [rid, own] of Object.entries(kept.own)) left.set(rid, own);
    },
  };
}

/** Of a room that is left nothing is sent any more, and what is on its way may have been said. */
const leftUnsent = (own: Room['own']): Room['own'] =>
  own.map(each => {
    if (each.state === 'held') return { ...each, state: 'unsaid' };
    return each.state === 'sending' ? { ...each, state: 'not-sent' } : each;
  });
