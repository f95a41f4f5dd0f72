import type { CalendarPeriod } from '@lobby/calendar';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** How members came to their VIP grade; of one without a row nothing is known but the grade. */
    vip_standings: {
      member_id: string;
      site_id: string;
      grade: number;
      /** Fen of turnover that the grade stood for at `counted_from`. */
      base: bigint;
      /** ms */
      counted_from: bigint;
      /** When the current keeping period began, ms. */
      kept_from: bigint;
    };
    /** Keeping periods whose end was near, and whether the member was written to. */
    vip_fall_letters: {
      member_id: string;
      /** When the keeping period began, ms. */
      kept_from: bigint;
      /** ms; null: nothing was missing when it was looked at last. */
      sent_at: bigint | null;
    };
    /** When the VIP programme of a site began; a site without a row has none. */
    vip_programmes: {
      site_id: string;
      /** ms; gifts of weeks and months count turnover from then on. */
      began_at: bigint;
    };
    /** Weeks and months whose gifts were given. */
    vip_periods: {
      period: Exclude<CalendarPeriod, 'day'>;
      /** ms */
      start: bigint;
      done_at: bigint;
    };
  }
}
