/** Why the platform closes a connection; below 4100 the client comes back, from there on it does not. */
export const closeCodes = {
  /** The platform stops or is too busy. */
  later: 4001,
  /** The client missed something that is no longer told: it comes back and asks for everything anew. */
  reload: 4002,
  /** It sent what no client sends, or too much of it. */
  misuse: 4003,
  /** The member's session has ended, here or on another device. */
  sessionEnded: 4101,
  /** The member or guest may not use the chat. */
  banned: 4102,
} as const;

const firstFinal = 4100;
const lastFinal = 4199;

/** Why a connection is over for good. */
export type EndReason = 'session-ended' | 'banned';

/** What a close code ends; undefined: the client comes back. */
export function endedBy(code: number): EndReason | undefined {
  if (code < firstFinal || code > lastFinal) return undefined;
  return code === closeCodes.banned ? 'banned' : 'session-ended';
}
