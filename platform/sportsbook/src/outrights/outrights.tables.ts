import type { SportCode } from '@lobby/sports';
import '@lobby/platform-kernel/database/tables';

/** Tables of outrights. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Competitions whose winner is bet on. A row is never changed. */
    sport_outrights: {
      /** Digits; the `gid` of its wire game. */
      id: string;
      /** goals: the club with the most goals of a round. */
      kind: 'goals';
      /** The sport of its matches. */
      gtype: SportCode;
      lid: string;
      league_cn: string;
      league_tw: string;
      name_cn: string;
      name_tw: string;
      /** Betting from here until `closes_at`. */
      opens_at: bigint;
      closes_at: bigint;
      /** Its matches are over by then. */
      ends_at: bigint;
    };
    sport_outright_runners: {
      outright_id: string;
      /** In the order they are stored. */
      place: number;
      runner_id: string;
      /** The one match by which it is decided. */
      match_id: string;
      side: 'H' | 'C';
      name_cn: string;
      name_tw: string;
    };
    /** What became of an outright; a later version replaces what an earlier one said. Rows are only added. */
    sport_outright_results: {
      outright_id: string;
      version: number;
      /** An `Outcome` as JSON; null when it is not decided any more: a result was withdrawn, or a match goes on. */
      outcome: string;
      at: bigint;
    };
  }
}
