import '@lobby/platform-kernel/database/tables';

/** Shared slips. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Slips that members share: picks and prices as JSON, no stakes. */
    sport_shared_slips: {
      code: string;
      site_id: string;
      member_id: string;
      slip: string;
      created_at: bigint;
      expires_at: bigint;
    };
  }
}
