import type { Generated } from 'kysely';
import '../../kernel/tables.ts';

/** What prices are made from. */
declare module '../../kernel/tables.ts' {
  interface Tables {
    /** What prices read beside the match and the time. Rows are only added; each holds from its tick on. */
    sport_book_inputs: {
      id: Generated<bigint>;
      match_id: string;
      kind: 'liability' | 'operator';
      /** Server time from which it holds, ms. */
      tick: bigint;
      data: string;
      written_at: bigint;
    };
  }
}
