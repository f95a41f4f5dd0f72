import type { CalendarPeriod } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Generated, Selectable } from 'kysely';

export type PromotionRow = Selectable<Tables['promotions']>;
export type MembershipRow = Selectable<Tables['promotion_members']>;

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Promotions, as their operators wrote them. */
    promotions: {
      id: Generated<number>;
      site_id: string;
      /** Names one that came with the platform; empty for those of operators. */
      seed: Generated<string>;
      name_zh_cn: string;
      name_zh_tw: string;
      /** `PromotionRule` as JSON. */
      rule: string;
      /** A word: of the promotions of a site that share it a member is in one at a time. Empty: it excludes none. */
      excludes: Generated<string>;
      /** ms */
      starts_at: bigint;
      ends_at: bigint;
      /** When members came to see it; null: a draft. */
      published_at: bigint | null;
      /** When its operator ended it early. */
      closed_at: bigint | null;
      /** Fen of the gifts that were reached. */
      spent: Generated<bigint>;
      /** When the places of a race were fixed, ms; null while they are not. */
      ranked_at: Generated<bigint | null>;
    };
    /** Who joined what, with the rule as it was then. */
    promotion_members: {
      promotion_id: number;
      member_id: string;
      site_id: string;
      joined_at: bigint;
      rule: string;
      device_id: string;
      address: string;
      /** When it was last found out what the member reached, ms. */
      reviewed_at: bigint;
      /** When the member left it for good, ms. */
      left_at: bigint | null;
    };
    /** What promotions whose rule limits it gave in each period. */
    promotion_periods: {
      promotion_id: number;
      period: CalendarPeriod;
      /** ms */
      starts_at: bigint;
      /** Fen of the gifts that were reached. */
      spent: bigint;
    };
    /** Gifts that members reached and that the last review withheld. */
    promotion_withheld: {
      promotion_id: number;
      member_id: string;
      /** Of the step. */
      key: string;
      /** A `StepReason`. */
      reason: string;
      /** Fen. */
      gift: bigint;
      /** From when on it was withheld for this reason, ms. */
      since: bigint;
    };
    /** The last check of a member who wanted to join, and what was found; of who joined that by which they did. */
    promotion_conditions: {
      promotion_id: number;
      member_id: string;
      checked_at: bigint;
      /** Each condition and whether it was met, as JSON. */
      conditions: string;
      device_id: string;
      address: string;
      /** Until then nobody else takes the place, the device, the address; 0: it may not be joined. */
      held_until: bigint;
    };
    /** Gift codes of promotions of that kind. The code itself is stored nowhere. */
    gift_codes: {
      id: Generated<number>;
      promotion_id: number;
      site_id: string;
      /** The code and its site under a key that is not in the database. */
      code_mac: string;
      /** How many members may redeem it, and have. */
      uses: number;
      used: Generated<number>;
    };
    /** Which member redeemed which code, once. */
    gift_redemptions: {
      code_id: number;
      member_id: string;
      promotion_id: number;
      redeemed_at: bigint;
      /** The gift that it brought. */
      grant_id: string;
    };
    /** Days for which members signed in. */
    promotion_days: {
      promotion_id: number;
      member_id: string;
      /** "2026-11-28", in Beijing. */
      day: string;
      signed_at: bigint;
      is_made_up: boolean;
    };
    /** The places of the races that were closed: of everybody who had points. */
    promotion_places: {
      promotion_id: number;
      member_id: string;
      /** From 1. */
      place: number;
      /** Hundredths of a point. */
      points: bigint;
      /** Fen; 0 for a place that is not paid. */
      gift: bigint;
    };
    /** Spins of the wheels of promotions. */
    promotion_spins: {
      promotion_id: number;
      member_id: string;
      /** Of the member in the promotion, from 1. */
      number: number;
      /** What it was drawn from: the member's own text, and the seed of the platform, 64 hex digits. */
      client: string;
      server: string;
      /** Where the wheel stopped: the rule of the member says what lies there. */
      stop: number;
      /** ms */
      spun_at: bigint;
    };
  }
}
