import type { SportCode } from '@lobby/sports';
import '@lobby/platform-kernel/database/tables';

/** Tables of outrights. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Competitions whose winner is bet on. A row is never changed. */
    sport_outrights: {
      /** Digits; the `gid` of its wire game. */
      id: string;
      /** goals: the club with the most goals of a round; season: the first in the table of wins when it ends. */
      kind: 'goals' | 'season';
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
      /** The one match by which it is decided, and its side in it; null of a season. */
      match_id: string | null;
      side: 'H' | 'C' | null;
      name_cn: string;
      name_tw: string;
    };
    /** The schedule of a season that is bet on. */
    sport_outright_games: {
      outright_id: string;
      match_id: string;
      home_id: string;
      away_id: string;
      kickoff: bigint;
      expected_home: number;
      expected_away: number;
      /** "101:98" of one that was over before its outright opened; else null. */
      score: string | null;
    };
    /** A view: the matches that decide each outright, of whichever kind. */
    sport_outright_matches: { outright_id: string; match_id: string };
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
