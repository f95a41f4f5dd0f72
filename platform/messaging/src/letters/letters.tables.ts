export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Written to one member. */
    letters: {
      id: string;
      site_id: string;
      member_id: string;
      type: 'notice' | 'activity' | 'fd';
      title: string;
      content: string;
      /** Null in letters older than the second language. */
      title_zh_tw: string | null;
      content_zh_tw: string | null;
      sent_at: bigint;
      read_at: bigint | null;
    };
    /** Written to every member of a site who was registered then. */
    broadcasts: {
      id: string;
      site_id: string;
      type: 'brnotice' | 'bractivity' | 'brbulletin' | 'brmatch' | 'brfd';
      title: string;
      content: string;
      title_zh_tw: string;
      content_zh_tw: string;
      sent_at: bigint;
    };
    /** What one member did with a broadcast. */
    broadcast_marks: {
      member_id: string;
      broadcast_id: string;
      read_at: bigint | null;
      deleted_at: bigint | null;
    };
  }
}
