import type { Generated } from 'kysely';
import '@lobby/platform-kernel/database/tables';

/** What prices are made from. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What prices read beside the match and the time. Rows are only added; each holds from its tick on. */
    sport_book_inputs: {
      id: Generated<bigint>;
      match_id: string;
      kind: 'liability' | 'operator' | 'feed';
      /** Server time from which it holds, ms. */
      tick: bigint;
      data: string;
      written_at: bigint;
    };
  }
}
