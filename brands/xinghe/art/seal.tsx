import type { StampTone } from '@lobby/brand-kit';

/** The marks between the rings of a seal, by how a ticket ended: all around, in twos, long, sparse, or with gaps. */
const marks: Readonly<Record<StampTone, string>> = {
  won: '.3 .7',
  lost: '.3 1.7',
  even: '.3 .7 .3 1.7',
  sold: '1.5 .5',
  off: '.3 2.7',
};

/** A round seal around the words of a stamp. */
export function Seal({ tone, className }: { readonly tone: StampTone; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 64" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <rect x="1.5" y="1.5" width="93" height="61" rx="36" ry="30.5" strokeWidth="2.5" />
        <rect
          x="5.5"
          y="5.5"
          width="85"
          height="53"
          rx="33"
          ry="26.5"
          strokeWidth="3.5"
          strokeOpacity=".7"
          pathLength="60"
          strokeDasharray={marks[tone]}
        />
        <rect x="9.5" y="9.5" width="77" height="45" rx="30" ry="22.5" />
      </g>
    </svg>
  );
}
