import type { LinkState, WaitingMessage } from '@lobby/chat-socket/link';
import type { Envelope, MessageId } from '@lobby/chat-socket/protocol';

/** What a line tells the one who has it. */
export interface LineEvents {
  /** A frame of a room, or about the member. */
  readonly onFrame: (frame: Envelope) => void;
  /** A login was accepted: rooms are joined anew, and what was not answered is sent again. */
  readonly onOpen: () => void;
  readonly onChange: () => void;
  /** What a sign of life carries: of each room the newest message. */
  readonly beat: () => object;
}

/** A way to the chat: a socket of this tab, or that of another tab of the same browser. */
export interface Line {
  readonly state: () => LinkState;
  /** Connects, and stays connected. */
  want(): void;
  /** Ends it and forgets what waits: another member may be next. */
  leave(): void;
  /** The page is seen again, or the network is back. */
  wake(): void;
  say(rid: string, msg: string, clientId: string, more?: Pick<WaitingMessage, 'replyTo' | 'slip'>): void;
  /** Sends anything else, where there is a connection. @returns whether there was. */
  tell(msgId: MessageId, msgData: object): boolean;
}
