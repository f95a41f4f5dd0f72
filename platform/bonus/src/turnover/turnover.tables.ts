import type { GameCategory } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Generated, Selectable } from 'kysely';

export type RequirementRow = Selectable<Tables['turnover_requirements']>;
export type CountedRow = Selectable<Tables['turnover_bets']>;

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What has to be staked before money may leave; its terms as they were when it was opened. */
    turnover_requirements: {
      /** Its source: "deposit:D20261124…". */
      id: string;
      site_id: string;
      member_id: string;
      /** Of a `grant` nothing is in the wallet yet: it keeps no money from leaving. */
      source: 'deposit' | 'bonus' | 'rebate' | 'gift' | 'grant';
      /** Fen that the multiple counts from. */
      base: bigint;
      /** e.g. "1", "8". */
      multiple: string;
      /** How the money of a deposit came: its payment method. Empty otherwise. */
      came_by: Generated<string>;
      /** Fen of counted turnover, less what left without it. */
      need: bigint;
      /** Per cent by category, as JSON; one that is not named counts nothing. */
      weights: string;
      /** ms; bets placed before do not count. */
      opened_at: bigint;
      /** Fen: the sum of its portions. */
      done: Generated<bigint>;
      /** When it stopped to ask for anything without being filled; null otherwise. */
      closed_at: bigint | null;
      close_reason: Generated<'' | 'bust' | 'taken-back'>;
    };
    /** The valid turnover of every bet that ever had any. */
    turnover_bets: {
      /** "sport:12", or the round of a venue. */
      id: string;
      site_id: string;
      member_id: string;
      category: GameCategory;
      placed_at: bigint;
      /** When it came to count, ms. */
      settled_at: bigint;
      /** Fen; zero after it was voided. */
      valid: bigint;
      /** Grows with every change, in the order in which they count. */
      change: Generated<bigint>;
      /** Whether the requirements know of it as it is now. */
      is_counted: Generated<boolean>;
      /** Whether it has counted for a rebate: it does once. */
      is_rebated: Generated<boolean>;
      /** Whether the grade of its member knows of it as it is now. */
      is_graded: Generated<boolean>;
    };
    /** What a withdrawal took with it although it was not staked. */
    turnover_waivers: {
      withdrawal_id: string;
      requirement_id: string;
      /** Fen that are not asked for any more; of a bonus what was taken back. */
      fen: bigint;
      /** When the money of the withdrawal came back, and this with it; null while it is gone. */
      undone_at: bigint | null;
    };
    /** How much of a requirement a bet filled. */
    turnover_portions: {
      bet_id: string;
      requirement_id: string;
      /** Fen of the requirement. */
      counted: bigint;
    };
  }
}
