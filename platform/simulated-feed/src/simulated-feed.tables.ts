export {};

/** Tables of the simulation. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Days whose keys are committed to by one root, published before their first betting. */
    sport_draw_days: { day: string; root: string; committed_at: bigint };
    /** Things the simulation must remember: which fixtures it plays, where a replay began. */
    sport_facts: { name: string; value: string };
  }
}
