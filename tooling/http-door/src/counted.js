/**
 * How many of something each key holds now, at most `most`.
 * @param {number} most
 */
export function counted(most) {
  /** @type {Map<string, number>} */
  const held = new Map();
  return {
    /**
     * Takes one for a key; undefined when it holds as many as it may. Call the answer, once or more, to give it back.
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
