import type { DrawnPromotion } from '@lobby/brand-kit';
import type { ReactNode } from 'react';
import { Calendar, Paths, Tasks } from './days.tsx';
import { Door, Key, Loop, Return } from './deposits.tsx';
import { Ticket, Track, Wheel } from './play.tsx';

const motifs: Readonly<Record<DrawnPromotion, () => ReactNode>> = {
  'first-deposit': Door,
  'next-deposit': Loop,
  betting: Ticket,
  tasks: Tasks,
  'sign-in': Calendar,
  race: Track,
  draw: Wheel,
  'gift-code': Key,
  friends: Paths,
  cashback: Return,
};

/** A kind of promotion on the dial of an instrument; its motif is around the middle, where a narrow box keeps it. */
export function Promotion({
  kind,
  className,
}: {
  readonly kind: DrawnPromotion;
  readonly className?: string;
}) {
  const Motif = motifs[kind];
  return (
    <svg
      className={className}
      style={{
        background:
          'linear-gradient(120deg, var(--color-hero-1), color-mix(in srgb, var(--color-hero-2) 48%, var(--color-hero-1)))',
      }}
      viewBox="-160 -70 320 140"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--color-on-hero)"
      strokeWidth="1.7"
      strokeOpacity=".7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle r="134" strokeOpacity=".3" strokeDasharray="1 7" />
      <circle
        r="104"
        strokeWidth="5"
        strokeLinecap="butt"
        strokeOpacity=".3"
        pathLength="60"
        strokeDasharray=".24 .76"
      />
      <g fill="var(--color-on-hero)" fillOpacity=".5" stroke="none">
        <circle cx="-118" cy="-38" r="4" />
        <circle cx="124" cy="42" r="6" />
      </g>
      <Motif />
    </svg>
  );
}
