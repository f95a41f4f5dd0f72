import * as v from 'valibot';
import { goalsShape, idShape, ridShape, slipCodeShape, timeShape, topShape } from './shapes.ts';

/** Why something was not said. */
export const refusals = [
  ...(['closed', 'readers-only', 'grade', 'muted', 'slow', 'repeated', 'long'] as const),
  ...(['contact', 'link', 'wallet', 'word', 'care', 'slip', 'unsaid'] as const),
] as const;
export type Refusal = (typeof refusals)[number];

/** A message as a room shows it. */
export const chatMessage = v.object({
  ...{ rid: ridShape, id: idShape, previousId: topShape },
  /** Stands for its author in every room of the site, and for nothing else: somebody is blocked on a page by it. */
  by: v.string(),
  /** Masked; empty for a guest. */
  name: v.string(),
  /** The VIP grade; 0 of a guest. */
  grade: v.number(),
  isModerator: v.optional(v.boolean(), false),
  msg: v.string(),
  at: timeShape,
  /** Withdrawn: nothing of it is told but its place. */
  isWithdrawn: v.optional(v.boolean(), false),
  slip: v.optional(slipCodeShape),
  replyTo: v.optional(v.object({ id: idShape, name: v.string(), msg: v.string() })),
  /** Of an own message alone. */
  clientId: v.optional(v.string()),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** A message that was not taken. `until` (ms) is the time from which it may be tried again. */
export const refusedMessage = v.object({
  ...{ rid: ridShape, clientId: v.string(), refused: v.picklist(refusals) },
  ...{ until: v.optional(timeShape), reason: v.optional(v.string()) },
});

export const roomStatus = v.object({
  rid: ridShape,
  writers: v.picklist(['members', 'everybody', 'nobody']),
  /** ms between two messages of one author. */
  slowMs: v.number(),
  /** The least VIP grade that writes. */
  leastGrade: v.number(),
  /** Pinned by the house; empty: nothing is. */
  pinned: v.string(),
  /** Who is in the room on this server. */
  count: v.number(),
});
export type RoomStatus = v.InferOutput<typeof roomStatus>;

const expected = v.object({ home: goalsShape, away: goalsShape });
export const scorePoll = v.object({
  rid: ridShape,
  /** Nobody may answer any more. */
  isClosed: v.boolean(),
  answers: v.array(v.object({ ...expected.entries, count: v.number() })),
  own: v.optional(expected),
  /** The score at the end. */
  result: v.optional(expected),
});
export type ScorePoll = v.InferOutput<typeof scorePoll>;

/** What a member is told of what is theirs; what is shown is then asked for by its call. */
export const notification = v.variant('kind', [
  v.object({ kind: v.literal('balance') }),
  v.object({ kind: v.literal('letters') }),
  v.object({
    ...{ kind: v.literal('bet-settled'), ticketId: v.string() },
    outcome: v.picklist(['won', 'lost', 'void', 'half-won', 'half-lost', 'other']),
    /** Yuan that came back, such as `12.50`. */
    payout: v.string(),
  }),
]);
export type Notification = v.InferOutput<typeof notification>;

/** What the platform says, by the name of the message (docs/chat-protocol.md). */
export const serverFrames = {
  heartbeat: v.object({}),
  login: v.object({ accepted: v.boolean() }),
  guestLogin: v.object({ accepted: v.boolean() }),
  joinUnicast: v.variant('joined', [
    v.object({ joined: v.literal(false), rid: ridShape }),
    v.object({ joined: v.literal(true), rid: ridShape, top: topShape, cleared: topShape }),
  ]),
  /** Somebody of a high grade came. */
  joinBroadcast: v.object({ rid: ridShape, name: v.string(), grade: v.number() }),
  message: v.union([chatMessage, refusedMessage]),
  /** To the one who may not write any more, or again (`until` 0). */
  mute: v.object({ until: timeShape, reason: v.string() }),
  block: v.object({ rid: ridShape, id: idShape }),
  /** How the room is, on entry … */
  roomStatus,
  /** … and whenever that changes. */
  roomStatusUpdate: roomStatus,
  /** The own grade, after a login. */
  vipLevel: v.object({ grade: v.number(), isModerator: v.boolean() }),
  history: v.object({ rid: ridShape, messages: v.array(chatMessage), hasMore: v.boolean() }),
  roomDestroyed: v.object({ rid: ridShape, reason: v.string() }),
  /** What came of a match since: `at` is ms. */
  scorePush: v.object({ rid: ridShape, home: goalsShape, away: goalsShape, at: timeShape }),
  clearRoom: v.object({ rid: ridShape, cleared: idShape }),
  /** Somebody was given something. `amount` in yuan. */
  giftRecord: v.object({
    rid: ridShape,
    name: v.string(),
    gift: v.string(),
    amount: v.string(),
    at: timeShape,
  }),
  scorePrediction: scorePoll,
  notification,
} as const;

export type ServerFrameName = keyof typeof serverFrames;
export type ServerFrame<Name extends ServerFrameName> = v.InferOutput<(typeof serverFrames)[Name]>;
