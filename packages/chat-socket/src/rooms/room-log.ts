/** A message of a room, as far as its place goes. */
export interface PlacedMessage {
  /** Of the server, a number in decimal digits: a later message has a higher one. */
  readonly id: string;
  /** Of the message before it in the room; empty for the first one. */
  readonly previousId: string;
}

/**
 * What a page knows of a room, in the order of the server, each message once. The end of it may be missing something:
 * each message names the one before it.
 */
export interface RoomLog<Message extends PlacedMessage> {
  readonly messages: readonly Message[];
}

/** So many messages of a room are kept; older ones come from the history again. */
export const KEPT_MESSAGES = 500;

export const emptyLog: RoomLog<never> = { messages: [] };

/** Puts in what was heard or came from the history, in whatever order and however often. */
export function addToLog<Message extends PlacedMessage>(
  log: RoomLog<Message>,
  added: readonly Message[],
): RoomLog<Message> {
  const known = new Set(log.messages.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return log;
  const messages = [...log.messages, ...fresh].sort((one, other) => compareIds(one.id, other.id));
  return { messages: messages.slice(-KEPT_MESSAGES) };
}

/** The oldest message of those behind the last gap, which the history is asked to fill; undefined: there is no gap. */
export function gapBefore<Message extends PlacedMessage>({
  messages,
}: RoomLog<Message>): Message | undefined {
  return messages.findLast(({ previousId }, at) => at > 0 && (messages[at - 1] as Message).id !== previousId);
}

/** Leaves out what came before a message, and the message: a moderator cleared the room. */
export function clearLog<Message extends PlacedMessage>(
  { messages }: RoomLog<Message>,
  upTo: string,
): RoomLog<Message> {
  return { messages: messages.filter(({ id }) => compareIds(id, upTo) > 0) };
}

/** Below zero where the first id is the lower one. They may be longer than a number is exact. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
