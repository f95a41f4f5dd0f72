import type { HallCode } from '@lobby/brand-kit';
import type { ReactNode } from 'react';
import { Cards } from './cards.tsx';
import { Fish } from './fish.tsx';
import { inks } from './inks.ts';
import { Lanes } from './lanes.tsx';
import { Pitch } from './pitch.tsx';
import { Reels } from './reels.tsx';
import { Table } from './table.tsx';
import { Tube } from './tube.tsx';

const motifs: Readonly<Record<HallCode, () => ReactNode>> = {
  sport: Pitch,
  realbet: Table,
  chess: Cards,
  gaming: Lanes,
  lottery: Tube,
  egame: Reels,
  fish: Fish,
};

/**
 * The ground of a hall, and at its right end a square, as high as the box, with the hall's motif: in a box of 64 by 64
 * the motif alone. `--hall-ground: none` leaves out the ground.
 */
export function Hall({ code, className }: { readonly code: HallCode; readonly className?: string }) {
  const Motif = motifs[code];
  return (
    <svg
      className={className}
      style={{
        background: `var(--hall-ground, linear-gradient(120deg, var(--color-hero-1), ${inks[code]}))`,
      }}
      width="320"
      height="168"
      aria-hidden="true"
    >
      <svg
        width="100%"
        height="100%"
        viewBox="-84 -94 168 168"
        preserveAspectRatio="xMaxYMax"
        overflow="visible"
        fill="none"
        stroke="var(--color-on-hero)"
        strokeWidth="1.7"
        strokeOpacity=".7"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Motif />
      </svg>
    </svg>
  );
}
