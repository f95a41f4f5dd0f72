import { pollWhileVisible, serverNow } from '@lobby/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedSlip } from './read-shared-slip.ts';

/** A slip and when it was read, ms: its prices are of that moment. */
interface ReadSlip {
  readonly slip: SharedSlip;
  readonly at: number;
}

/** So old a price is read anew while its card is in view, ms. */
const FRESH_MS = 60_000;

/**
 * What is behind the code of a slip, read once its card is in view, and anew while it stays there; undefined until then.
 * @param read reads it, without throwing; another function, another slip.
 */
export function useSharedSlip(
  read: () => Promise<SharedSlip>,
  isSeen: boolean,
): { readonly known: ReadSlip | undefined; again(): void } {
  const [kept, setKept] = useState<ReadSlip & { readonly of: typeof read }>();
  const known = kept?.of === read ? kept : undefined;
  const asked = useRef<typeof read>(undefined);
  const dueAt = dueTime(known);

  useEffect(() => {
    if (!isSeen || dueAt === undefined) return;
    const readWhenDue = async () => {
      if (asked.current === read || serverNow() < dueAt) return;
      asked.current = read;
      const slip = await read();
      if (asked.current !== read) return;
      asked.current = undefined;
      // Prices that were read stay, with their time, when they cannot be read anew.
      setKept(before =>
        slip.kind === 'failure' && before?.of === read ? before : { of: read, slip, at: serverNow() },
      );
    };
    void readWhenDue();
    return pollWhileVisible(() => void readWhenDue(), FRESH_MS / 4);
  }, [read, isSeen, dueAt]);

  // Forgotten first, so that its card is seen to wait again.
  const again = useCallback(() => setKept(undefined), []);
  return { known, again };
}

/** When it is read next, ms; undefined for a code that leads to nothing, which no waiting changes. */
function dueTime(known: ReadSlip | undefined): number | undefined {
  if (!known) return 0;
  return known.slip.kind === 'picks' || known.slip.kind === 'failure' ? known.at + FRESH_MS : undefined;
}
