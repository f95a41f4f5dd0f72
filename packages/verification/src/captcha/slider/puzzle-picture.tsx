import { Skeleton } from '@lobby/ui-kit/skeleton';
import type { Puzzle } from './slider.flow.ts';
import css from './slider.module.css';

/**
 * The picture with its gap, and the piece `x` pixels from the left edge. Hidden from screen readers, which use the
 * rail.
 */
export function PuzzlePicture({ puzzle, x }: { puzzle: Puzzle | undefined; x: number }) {
  if (!puzzle) {
    return (
      <div className={css.picture}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
    );
  }
  const { image, piece, width, height, pieceWidth, pieceTop } = puzzle;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      <img className={css.image} src={image} alt="" draggable={false} />
      <img
        className={css.piece}
        src={piece}
        alt=""
        draggable={false}
        style={{
          insetInlineStart: percent(x, width),
          insetBlockStart: percent(pieceTop, height),
          inlineSize: percent(pieceWidth, width),
        }}
      />
    </div>
  );
}
