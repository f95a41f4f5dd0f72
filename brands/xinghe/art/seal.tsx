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
      <g fill="none" stroke="currentColor" transform="translate(48 32)">
        <ellipse rx="46.5" ry="30.5" strokeWidth="2.5" />
        <ellipse
          rx="42"
          ry="26"
          strokeWidth="3.5"
          strokeOpacity=".7"
          pathLength="60"
          strokeDasharray={marks[tone]}
        />
        <ellipse rx="38" ry="22" strokeWidth="1" />
      </g>
    </svg>
  );
}
