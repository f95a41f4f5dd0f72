import { useCallback, useSyncExternalStore } from 'react';

/** Something that can be read and tells when it may have changed. */
interface Source {
  subscribe(listener: () => void): () => void;
}

/** Reads from a source, and again whenever it tells. `read` answers the same value until something changes. */
export function useSource<Value>(source: Source, read: () => Value): Value {
  return useSyncExternalStore(
    useCallback(listener => source.subscribe(listener), [source]),
    read,
  );
}
