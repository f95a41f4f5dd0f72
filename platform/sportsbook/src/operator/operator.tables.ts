import type { Generated } from 'kysely';
import '@lobby/platform-kernel/database/tables';

/** What operators do. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What an operator did and why. Append-only. */
    sport_operator_actions: {
      id: Generated<bigint>;
      /** Null of what is about a ticket. */
      match_id: string | null;
      action: string;
      why: string;
      /** JSON of what was asked for. */
      detail: string;
      at: bigint;
    };
  }
}
