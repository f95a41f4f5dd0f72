import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Generated, Selectable } from 'kysely';

/** What brought a grant. */
export type GrantSource = 'vip-promotion' | 'vip-week' | 'vip-month' | 'birthday' | 'promotion';
export type GrantRow = Selectable<Tables['grants']>;

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Money that a member reached and may claim; it is in no account until then. */
    grants: {
      /** Its source, member and period: "vip-week:8123:2026-11-23". */
      id: string;
      site_id: string;
      member_id: string;
      source: GrantSource;
      /** What it is for: a grade, the first day of a week or month, a year. */
      period: string;
      /** Fen, as it was when it was reached. */
      amount: bigint;
      reached_at: bigint;
      /** ms; from then on it cannot be claimed. */
      expires_at: bigint;
      claimed_at: bigint | null;
      /** What brings it; null for what VIP grades bring. */
      promotion_id: number | null;
      /** Fen of turnover that are asked for before it is paid: its requirement counts them. */
      need: Generated<bigint>;
      /** When its member gave it up or lost it, ms; one that was claimed before was taken back then. */
      forfeited_at: bigint | null;
      /** Why: "withdrawal:W…", "exclusion", "deposit-return:" and the finding; the last also of one that had expired. */
      forfeited_by: Generated<string>;
    };
  }
}
