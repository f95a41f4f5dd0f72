/** Those who hold something open together. */
interface Holders {
  isHeld(): boolean;
  /** @returns its undo, which counts once. */
  take(): () => void;
}

/** Counts those who hold something. @param last runs when none of them does any more. */
export function holdersOf(last: () => void): Holders {
  let count = 0;
  return {
    isHeld: () => count > 0,
    take() {
      let isHolding = true;
      count += 1;
      return () => {
        if (!isHolding) return;
        isHolding = false;
        count -= 1;
        if (count === 0) last();
      };
    },
  };
}
