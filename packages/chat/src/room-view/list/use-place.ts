import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '../../rooms/rows.ts';

/** So near the end counts as at the end, px. */
const NEAR_END = 48;
/** So near the begin what is older is asked for, px. */
const NEAR_BEGIN = 120;

interface Place {
  readonly place: RefObject<HTMLDivElement | null>;
  /** How many messages came below while one read further up. */
  readonly fresh: number;
  toEnd(): void;
}

/**
 * Keeps what is read where it is: what comes below leaves it, older messages above push nothing, and at the end the
 * list follows. What is said here goes to the end in any case.
 */
export function usePlace(rows: readonly Row[], onOlder: () => void): Place {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ first: '', last: '', fromEnd: 0 });
  const [seenLast, setSeenLast] = useState<string>();

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const messages = rows.filter(({ kind }) => kind === 'message' || kind === 'own');
    const first = messages[0]?.key ?? '';
    const last = messages.at(-1);
    const isOwn = last?.kind === 'own' && last.key !== before.current.last;
    if (isAtEnd.current || isOwn) {
      isAtEnd.current = true;
      box.scrollTop = box.scrollHeight;
    } else if (first !== before.current.first) box.scrollTop = box.scrollHeight - before.current.fromEnd;
    before.current = { first, last: last?.key ?? '', fromEnd: box.scrollHeight - box.scrollTop };
    setSeenLast(seen => (isAtEnd.current ? last?.key : seen));
  }, [rows]);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const moved = () => {
      const fromEnd = box.scrollHeight - box.scrollTop;
      isAtEnd.current = fromEnd - box.clientHeight < NEAR_END;
      before.current.fromEnd = fromEnd;
      if (isAtEnd.current) setSeenLast(before.current.last);
      if (box.scrollTop < NEAR_BEGIN && box.scrollHeight > box.clientHeight) onOlder();
    };
    box.addEventListener('scroll', moved, { passive: true });
    // A keyboard on the screen, or a sheet that opens, changes the height.
    const sized = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    sized.observe(box);
    return () => {
      box.removeEventListener('scroll', moved);
      sized.disconnect();
    };
  }, [onOlder]);

  const toEnd = useCallback(() => {
    const box = place.current;
    if (!box) return;
    isAtEnd.current = true;
    box.scrollTop = box.scrollHeight;
    box.focus({ preventScroll: true });
    setSeenLast(before.current.last);
  }, []);
  const seenAt = rows.findIndex(({ key }) => key === seenLast);
  const fresh = seenAt < 0 ? 0 : rows.slice(seenAt + 1).filter(({ kind }) => kind === 'message').length;
  return { place, fresh, toEnd };
}
