import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Move } from './track.ts';
import { useSlide } from './use-slide.ts';

afterEach(cleanup);

function Rail({ onRelease }: { readonly onRelease: (move: Move) => void }) {
  const { handle } = useSlide({ max: 200, enabled: true, onRelease: (_, move) => onRelease(move) });
  return (
    <div>
      <button type="button" {...handle}>
        piece
      </button>
    </div>
  );
}

/** An event of the hand at a time, ms; the page hears of it now. */
function at(ms: number, type: string, init: PointerEventInit = {}): Event {
  const event = new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...init });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  return event;
}

it('a drag that the page hears of late is recorded at the times of the hand', () => {
  const moves: Move[] = [];
  render(<Rail onRelease={move => moves.push(move)} />);
  const piece = screen.getByRole('button');
  piece.setPointerCapture = () => {};
  Object.defineProperty(piece.parentElement, 'clientWidth', { value: 200 });

  fireEvent(piece, at(5000, 'pointerdown', { clientX: 10, clientY: 0 }));
  fireEvent(piece, at(5016, 'pointermove', { clientX: 40, clientY: 1 }));
  fireEvent(piece, at(5400, 'pointermove', { clientX: 90, clientY: 2 }));
  fireEvent(piece, at(5440, 'pointerup'));
  expect(moves).toEqual([
    {
      x: 80,
      track: [
        [0, 0, 0],
        [30, 1, 16],
        [80, 2, 400],
      ],
    },
  ]);
});
