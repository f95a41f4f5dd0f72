/**
 * Counts what each key holds at present, up to a maximum.
 * @param {number} most the maximum per key.
 */
export function counted(most) {
  /** @type {Map<string, number>} */
  const held = new Map();
  return {
    /**
     * Takes one for a key; undefined when the key holds the maximum. Call the returned function, once or more, to return it.
     * @param {string} key
     */
    take(key) {
      const before = held.get(key) ?? 0;
      if (before >= most) return undefined;
      held.set(key, before + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const now = (held.get(key) ?? 1) - 1;
        if (now > 0) held.set(key, now);
        else held.delete(key);
      };
    },
  };
}
