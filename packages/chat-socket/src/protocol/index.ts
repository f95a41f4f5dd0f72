/** What travels over the socket of the chat. */
export { clientFrames } from './client-frames.ts';
export { type Envelope, FRAME_CHARACTERS, readEnvelope, writeEnvelope } from './envelope.ts';
export { type MessageId, messageIds } from './message-ids.ts';
export { readableText } from './readable-text.ts';
export {
  type ChatMessage,
  chatMessage,
  type Notification,
  type Refusal,
  type RoomStatus,
  refusals,
  type ScorePoll,
  type ServerFrame,
  type ServerFrameName,
  serverFrames,
} from './server-frames.ts';
export { MESSAGE_CHARACTERS, REASON_CHARACTERS } from './shapes.ts';
