/** The one connection of the chat, and what waits for it. */
export {
  type ChatLink,
  type ChatLinkOptions,
  type ChatSocket,
  createChatLink,
  type SocketEvents,
} from './chat-link.ts';
export { closeCodes, type EndReason } from './close-codes.ts';
export { type LinkEvent, type LinkOrder, type LinkState, nextTime, stepLink } from './link-state.ts';
export { WAITING_MS, type WaitingMessage } from './waiting-messages.ts';
