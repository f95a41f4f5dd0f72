/** The one connection of the chat, and what waits for it. */
export { closeCodes, type EndReason } from './close-codes.ts';
export { type LinkEvent, type LinkOrder, type LinkState, nextTime, stepLink } from './link-state.ts';
