import { useCallback, useEffect, useRef } from 'react';
import { findNonce } from './find-nonce.ts';

/** A puzzle that is shown. */
interface WorkingPuzzle {
  readonly id: string;
  /** Undefined: a platform that asks for no work. */
  readonly bits: number | undefined;
}

/**
 * Does the work of a puzzle as soon as it is shown; stops with the dialog.
 * @returns a promise of the nonce; empty where no work is required, undefined when the dialog has closed.
 */
export function useWork(puzzle: WorkingPuzzle | undefined): () => Promise<string | undefined> {
  const nonce = useRef<Promise<string | undefined>>(Promise.resolve(''));
  const { id, bits } = puzzle ?? {};

  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    nonce.current = bits === undefined ? Promise.resolve('') : findNonce(id, bits, leaving.signal);
    return () => leaving.abort();
  }, [id, bits]);

  return useCallback(() => nonce.current, []);
}
