import * as v from 'valibot';
import { readableText } from './readable-text.ts';
import {
  clientIdShape,
  goalsShape,
  idShape,
  REASON_CHARACTERS,
  ridShape,
  slipCodeShape,
  topShape,
} from './shapes.ts';

const reasonShape = v.pipe(v.string(), v.trim(), v.maxLength(REASON_CHARACTERS));

/** What a client says, by the name of the message (docs/chat-protocol.md). */
export const clientFrames = {
  /** Of each room that the client is in the newest message that it has. */
  heartbeat: v.object({ tops: v.optional(v.record(ridShape, topShape), {}) }),
  /** `body` is the answer of `user/member/jwt`. */
  login: v.object({ body: v.object({ jwt: v.pipe(v.string(), v.maxLength(2_000)) }) }),
  guestLogin: v.object({}),
  /** With `leave` the room is left. */
  joinRoom: v.object({ rid: ridShape, leave: v.optional(v.boolean(), false) }),
  message: v.object({
    rid: ridShape,
    /** The longest is judged by the room, so that its author is told. */
    msg: v.pipe(v.string(), v.maxLength(2_000), v.transform(readableText), v.nonEmpty()),
    clientId: clientIdShape,
    /** The message of the same room that this one answers. */
    replyTo: v.optional(idShape),
    slip: v.optional(slipCodeShape),
    /** Only asks whether it was said: it is not said now. */
    ask: v.optional(v.boolean(), false),
  }),
  /** Of a moderator: the author of a message may not write for so many minutes. */
  mute: v.object({
    ...{ rid: ridShape, id: idShape, reason: reasonShape },
    minutes: v.picklist([10, 60, 1_440]),
  }),
  /** Of a moderator: the message is withdrawn. Of anybody else: it is reported. */
  block: v.object({ rid: ridShape, id: idShape, reason: v.optional(reasonShape, '') }),
  /** What is said before a message of the room; without one, the newest. */
  history: v.object({ rid: ridShape, before: v.optional(idShape) }),
  /** What a member expects of a match: once until it begins. */
  scorePrediction: v.object({ rid: ridShape, home: goalsShape, away: goalsShape }),
} as const;
