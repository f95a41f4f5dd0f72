/** What travels over the socket of the chat. */
export { type Envelope, FRAME_CHARACTERS, readEnvelope, writeEnvelope } from './envelope.ts';
export { type MessageId, messageIds } from './message-ids.ts';
