import type { ChatMessage } from '@lobby/chat-socket/protocol';

/** What can be done with the message of somebody. */
export interface RowActions {
  /** Guests report nothing: nobody could be asked. */
  readonly isMember: boolean;
  /** Withdraws and mutes instead of reporting. */
  readonly isModerator: boolean;
  copy(message: ChatMessage): void;
  report(message: ChatMessage): void;
  block(message: ChatMessage): void;
  withdraw(message: ChatMessage): void;
  mute(message: ChatMessage, minutes: number): void;
  /** Of a moderator: what moderators noted of its author. */
  notes(message: ChatMessage): void;
  unblockAll(): void;
}
