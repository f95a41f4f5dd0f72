const minuteMs = 60_000;

/**
 * Counts events of the last minute by kind, with a resolution of a second.
 *
 * @template {string} Kind
 * @param {readonly Kind[]} kinds
 * @param {() => number} now ms.
 */
export function lastMinute(kinds, now) {
  /** @type {{second: number, counts: Record<Kind, number>}[]} */
  let seconds = [];
  const none = () => /** @type {Record<Kind, number>} */ (Object.fromEntries(kinds.map(kind => [kind, 0])));
  const forget = () => {
    const oldest = Math.floor((now() - minuteMs) / 1_000);
    seconds = seconds.filter(({ second }) => second > oldest);
  };
  return {
    /** @param {Kind} kind */
    add(kind) {
      const second = Math.floor(now() / 1_000);
      if (seconds.at(-1)?.second !== second) {
        forget();
        seconds.push({ second, counts: none() });
      }
      const last = seconds.at(-1);
      if (last) last.counts[kind] += 1;
    },
    /** The number of each kind. */
    counts() {
      forget();
      const sum = none();
      for (const { counts } of seconds) for (const kind of kinds) sum[kind] += counts[kind];
      return sum;
    },
  };
}
