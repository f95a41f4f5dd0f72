import '../../kernel/tables.ts';

/** Shared slips. */
declare module '../../kernel/tables.ts' {
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
