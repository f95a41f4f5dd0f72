import '@lobby/platform-kernel/database/tables';

/** Pictures of members. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    uploads: {
      /** Unguessable: whoever knows it may look at the picture. */
      id: string;
      site_id: string;
      member_id: string;
      /** WebP, as this platform encoded it. */
      bytes: Uint8Array;
      width: number;
      height: number;
      /** What it belongs to; null while it waits for that. */
      taken_by: string | null;
      /** Its place among the pictures of its owner. */
      place: number;
      created_at: bigint;
    };
  }
}
