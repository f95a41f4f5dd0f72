export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What a launch gives out, by its SHA-256. */
    venue_tokens: {
      id: string;
      member_id: string;
      /** `enName` of the venue. */
      venue: string;
      device_id: string;
      /** ms */
      ends_at: bigint;
    };
  }
}
