import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../rooms/rows.ts';

/** So near the end counts as at the end, px. */
const NEAR_END = 48;
/** So near the begin what is older is asked for, px. */
const NEAR_BEGIN = 120;

/** So many rows are drawn at the end of a room, and so many more each time that one comes near the begin of them. */
export const DRAWN_ROWS = 80;

interface Place {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The rows that are drawn: of a long room its end, and as far up as was read. */
  readonly drawn: readonly Row[];
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
  const lastKey = useRef('');
  /** The uppermost row in sight, and how far below the upper edge it is, px. */
  const anchor = useRef<{ readonly row: Element; readonly top: number }>(undefined);
  const [seenLast, setSeenLast] = useState<string>();
  const { drawn, hold, more, fewer } = useDrawn(rows);

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const last = drawn.findLast(({ kind }) => kind === 'message' || kind === 'own');
    const isOwn = last?.kind === 'own' && last.key !== lastKey.current;
    const { row, top = 0 } = anchor.current ?? {};
    if (isAtEnd.current || isOwn) {
      isAtEnd.current = true;
      box.scrollTop = box.scrollHeight;
    } else if (row?.isConnected) box.scrollTop += topIn(box, row) - top;
    lastKey.current = last?.key ?? '';
    anchor.current = uppermost(box);
    setSeenLast(seen => (isAtEnd.current ? last?.key : seen));
  }, [drawn]);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const moved = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
      anchor.current = uppermost(box);
      if (isAtEnd.current) {
        setSeenLast(lastKey.current);
        fewer();
      } else hold();
      if (box.scrollTop < NEAR_BEGIN && box.scrollHeight > box.clientHeight && !more()) onOlder();
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
  }, [onOlder, hold, more, fewer]);

  const toEnd = useCallback(() => {
    const box = place.current;
    if (!box) return;
    isAtEnd.current = true;
    box.scrollTop = box.scrollHeight;
    box.focus({ preventScroll: true });
    setSeenLast(lastKey.current);
  }, []);
  const seenAt = rows.findIndex(({ key }) => key === seenLast);
  const fresh = seenAt < 0 ? 0 : rows.slice(seenAt + 1).filter(({ kind }) => kind === 'message').length;
  return { place, drawn, fresh, toEnd };
}

/** The end of long rows: a row that is drawn stays, whatever comes below, until `fewer`. */
function useDrawn(rows: readonly Row[]) {
  /** From this row on all are drawn; undefined: the last ones. */
  const [from, setFrom] = useState<string>();
  const at = from === undefined ? -1 : rows.findIndex(({ key }) => key === from);
  const begin = from === undefined ? Math.max(0, rows.length - DRAWN_ROWS) : Math.max(0, at);
  const drawn = useMemo(() => rows.slice(begin), [rows, begin]);
  const now = useRef({ rows, begin });
  now.current = { rows, begin };
  /** @returns whether there were more. */
  const more = useCallback(() => {
    const { rows: all, begin: first } = now.current;
    if (first > 0) setFrom(all[Math.max(0, first - DRAWN_ROWS)]?.key);
    return first > 0;
  }, []);
  const hold = useCallback(() => setFrom(known => known ?? now.current.rows[now.current.begin]?.key), []);
  const fewer = useCallback(() => setFrom(undefined), []);
  return { drawn, hold, more, fewer };
}

/** How far below the upper edge of the list a row is, px. */
const topIn = (box: Element, row: Element): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

function uppermost(box: Element) {
  const edge = box.getBoundingClientRect().top;
  const row = [...box.querySelectorAll('li')].find(each => each.getBoundingClientRect().bottom > edge);
  return row && { row, top: topIn(box, row) };
}
