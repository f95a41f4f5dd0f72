import { type ReactNode, useId } from 'react';
import { crestLook } from './crest-look.ts';

interface CrestMarkProps {
  /** The id of the club, or of two, each of which gives its half. */
  readonly ids: readonly [string, string?];
  /** Its centre, and its height and width, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Crests of clubs as a part of another drawing: the shield of one, or the left half of the first and the right half of the other. */
export function CrestMark({ ids, x, y, size }: CrestMarkProps): ReactNode {
  const clip = useId();
  const [one, other] = ids;
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M1.9 0h20.2v13.2l-.7 2.9-1.7 2.6-2.7 2.4L12 24l-5-2.9-2.7-2.4-1.7-2.6-.7-2.9z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Pattern id={one} />
        {other !== undefined && (
          <svg x="12" width="12" height="24" viewBox="12 0 12 24" aria-hidden="true">
            <Pattern id={other} />
          </svg>
        )}
      </g>
    </svg>
  );
}

function Pattern({ id }: { id: string }) {
  const { ground, figure, pattern } = crestLook(id, 'club');
  return (
    <>
      <path d="M0 0h24v24H0z" fill={ground} />
      <path d={pattern} fill={figure} fillRule="evenodd" />
    </>
  );
}
