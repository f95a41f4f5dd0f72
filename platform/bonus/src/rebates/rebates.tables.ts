import type { GameCategory } from '@lobby/funds';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What the turnover of a day brought, one row a member, day and category; also where it was nothing. */
    rebates: {
      member_id: string;
      site_id: string;
      /** When the day begins, ms, Beijing time. */
      day: bigint;
      category: GameCategory;
      /** Fen of valid turnover. */
      base: bigint;
      /** e.g. "0.004". */
      rate: string;
      /** Fen. */
      amount: bigint;
      paid_at: bigint;
    };
  }
}
