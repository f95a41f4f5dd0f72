import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Generated, Selectable } from 'kysely';

/** A message as it is stored. */
export type StoredMessage = Selectable<Tables['chat_messages']>;

/** What was done. */
export type ChatActionKind =
  | 'refused'
  | 'care'
  | 'muted'
  | 'unmuted'
  | 'withdrawn'
  | 'note'
  | 'word-added'
  | 'word-removed'
  | 'moderator-added'
  | 'moderator-removed'
  | 'pattern-added'
  | 'pattern-removed'
  | 'cleared'
  | 'room-changed'
  | 'room-closed';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Rooms of a site: of a match, or of the site as a whole. */
    chat_rooms: {
      site_id: string;
      /** The `rid` of the wire. */
      id: string;
      /** Of the newest message; 0: there is none. */
      top_id: Generated<bigint>;
      /** Up to this message nothing is shown. */
      cleared_id: Generated<bigint>;
      writers: Generated<'members' | 'everybody' | 'nobody'>;
      /** ms between two messages of one member. */
      slow_ms: Generated<bigint>;
      /** The VIP grade from which members write. */
      least_grade: Generated<number>;
      /** A sentence of the house above the messages; empty: there is none. */
      pinned: Generated<string>;
      /** ms; null: it is open. */
      closed_at: bigint | null;
      opened_at: bigint;
    };
    chat_messages: {
      id: Generated<bigint>;
      site_id: string;
      room_id: string;
      /** Of the message before it in the room; 0 for the first one. */
      previous_id: bigint;
      /** The id of a member, or of a guest's address. */
      author: string;
      /** Of the client: the same one again is the same message. */
      client_id: string;
      /** As others see it. */
      name: string;
      grade: number;
      is_moderator: Generated<boolean>;
      /** A mac of the address that it was written from. */
      address: string;
      content: string;
      /** The message of the same room that it answers. */
      reply_to: Generated<bigint | null>;
      /** The code of a shared slip; empty: there is none. */
      slip_code: Generated<string>;
      /** ms */
      said_at: bigint;
      /** ms; null: it is shown. */
      withdrawn_at: bigint | null;
    };
    /** Who may read and not write. */
    chat_mutes: {
      site_id: string;
      author: string;
      /** ms */
      until_at: bigint;
      reason: string;
    };
    /** Members who look after the rooms of their site. */
    chat_moderators: { site_id: string; member_id: string };
    /** Words that a site refuses besides those of the house, folded. */
    chat_words: { site_id: string; word: string };
    /** Patterns of texts that a site refuses, as they were written. */
    chat_patterns: { id: Generated<number>; site_id: string; pattern: string };
    /** Messages that somebody found improper. */
    chat_reports: {
      site_id: string;
      message_id: bigint;
      by_author: string;
      reason: string;
      /** ms */
      at: bigint;
      /** ms; null: a person still has to look at it. */
      closed_at: bigint | null;
    };
    /** What was done in the rooms and by whom, and what was refused. Append-only. */
    chat_actions: {
      id: Generated<bigint>;
      site_id: string;
      room_id: string;
      kind: ChatActionKind;
      /** Whom it was done to; empty where it was done to the room. */
      author: string;
      /** A member, `house`, or `operator`, who may sign a note: `operator name`. */
      by_whom: string;
      /** The reason, the text that was refused, a note on the author, a word, or a pattern. */
      detail: string;
      /** ms */
      at: bigint;
    };
    /** Tokens that were used for a login, until they are too old anyway. */
    chat_logins: {
      jwt_id: string;
      /** ms */
      expires_at: bigint;
    };
    /** The score that a member expects of a match: the first answer counts. */
    chat_predictions: {
      site_id: string;
      room_id: string;
      member_id: string;
      home: number;
      away: number;
      /** ms */
      at: bigint;
    };
  }
}
