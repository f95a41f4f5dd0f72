import '@lobby/platform-kernel/database/tables';

/** What the house may lose. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Sums of the bets of a match by what was backed, fen: `risk` of the open ones, `win` with the pending ones. */
    sport_exposures: {
      match_id: string;
      wtype: string;
      rtype: string;
      line: string;
      strong: 'H' | 'C' | '';
      score_at_bet: string;
      risk: bigint;
      win: bigint;
      /** The part of `win` that is pending. */
      pending: bigint;
    };
  }
}
