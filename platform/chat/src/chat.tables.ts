import type { Generated } from 'kysely';

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
      /** The id of a member, or of a guest's connection. */
      author: string;
      /** Of the client: the same one again is the same message. */
      client_id: string;
      /** As others see it. */
      name: string;
      grade: number;
      content: string;
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
  }
}
