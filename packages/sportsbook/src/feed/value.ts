/** One value that can be read and followed; the shape `useSyncExternalStore` wants. */
export interface Value<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/** A value that starts as `initial`. */
export function createValue<State>(initial: State): Value<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
