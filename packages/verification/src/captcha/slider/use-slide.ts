import { keyPressed } from '@lobby/ui-kit/key-press';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Move, recordTrack, type Track } from './track.ts';

/** Picture pixels a key moves the piece. */
const STEP = { arrow: 4, fine: 1, page: 24 };

interface SlideOptions {
  /** How far the piece can go, picture pixels. */
  readonly max: number;
  readonly enabled: boolean;
  readonly onRelease: (x: number, move: Move) => void;
}

interface Drag {
  readonly startX: number;
  readonly startY: number;
  /** Picture pixels to a pixel of the screen. */
  readonly scale: number;
}

/**
 * Moves the piece by mouse, finger or keyboard, and records how: at the times of the hand, which a busy page hears of
 * late. Let go of it, or press Enter, and it is judged; a press that did not move it is none.
 */
export function useSlide({ max, enabled, onRelease }: SlideOptions) {
  const [x, setX] = useState(0);
  const [sliding, setSliding] = useState(false);
  const track = useRef<Track>(undefined);
  const drag = useRef<Drag>(undefined);
  /** Where the piece is now, also before it was drawn there. */
  const at = useRef(0);

  function move(to: number, dy: number, atMs: number): void {
    const next = Math.min(max, Math.max(0, to));
    at.current = next;
    setX(next);
    track.current ??= recordTrack();
    track.current.add(next, dy, atMs);
  }

  function reset(): void {
    track.current = undefined;
    drag.current = undefined;
    at.current = 0;
    setSliding(false);
    setX(0);
  }

  function release(atMs: number): void {
    const moved = track.current;
    drag.current = undefined;
    setSliding(false);
    if (!moved || at.current < 1) reset();
    else onRelease(at.current, moved.end(at.current, atMs));
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const rail = event.currentTarget.parentElement;
      if (!enabled || event.button !== 0 || !rail) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const travel = rail.clientWidth - event.currentTarget.offsetWidth;
      drag.current = { startX: event.clientX, startY: event.clientY, scale: max / Math.max(1, travel) };
      track.current = undefined;
      setSliding(true);
      move(0, 0, event.timeStamp);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      const { startX, startY, scale } = drag.current;
      const dy = (event.clientY - startY) * scale;
      move((event.clientX - startX) * scale, Math.min(max, Math.max(-max, dy)), event.timeStamp);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag.current) release(event.timeStamp);
    },
    onPointerCancel: reset,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!enabled || drag.current) return;
      const to = target(event, at.current, max);
      if (to !== undefined) {
        event.preventDefault();
        move(to, 0, event.timeStamp);
      } else if (keyPressed(event) === 'Enter' || event.key === ' ') {
        event.preventDefault();
        release(event.timeStamp);
      }
    },
  };
  return { x, sliding, handle };
}

/** Where a key takes the piece; undefined for a key that moves nothing. */
function target({ key, shiftKey }: KeyboardEvent, x: number, max: number): number | undefined {
  const arrow = shiftKey ? STEP.fine : STEP.arrow;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + arrow;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - arrow;
    case 'PageUp':
      return x + STEP.page;
    case 'PageDown':
      return x - STEP.page;
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
