/**
 * Which stages of a run still fit into its time: one takes its `usualSeconds` times how much slower than usual the stages
 * were that have ended.
 * @param left answers the seconds that are left
 */
export function timeLimit(left) {
  const ended = { usual: 0, took: 0 };
  return {
    /** A stage has ended after so many seconds. */
    ended({ usualSeconds = 0 }, seconds) {
      if (usualSeconds === 0) return;
      ended.usual += usualSeconds;
      ended.took += seconds;
    },
    /** Why a stage cannot be begun any more, or undefined. */
    reason({ usualSeconds = 0 }) {
      const slowness = ended.usual > 0 ? ended.took / ended.usual : 1;
      const needed = Math.round(usualSeconds * slowness);
      if (needed <= left()) return undefined;
      return `it would take some ${needed} s, and ${Math.max(0, Math.round(left()))} s are left of the time of this run (--within)`;
    },
  };
}
