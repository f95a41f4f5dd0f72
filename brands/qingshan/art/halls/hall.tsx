import type { HallCode } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { Chess } from './chess.tsx';
import { Egame } from './egame.tsx';
import { Fish } from './fish.tsx';
import { Gaming } from './gaming.tsx';
import { inks } from './inks.ts';
import { Lottery } from './lottery.tsx';
import { Realbet } from './realbet.tsx';
import { Sport } from './sport.tsx';

const subjects: Readonly<Record<HallCode, ComponentType>> = {
  sport: Sport,
  realbet: Realbet,
  chess: Chess,
  gaming: Gaming,
  lottery: Lottery,
  egame: Egame,
  fish: Fish,
};

/** The ground of a hall with its subject on the right; in a narrow box the subject is what stays. */
export function Hall({ code, className }: { code: HallCode; className?: string }) {
  const Subject = subjects[code];
  return (
    <svg
      className={className}
      viewBox="0 0 320 168"
      preserveAspectRatio="xMaxYMid slice"
      color={inks[code]}
      aria-hidden="true"
    >
      <path d="M0 0h320v168H0z" fill="currentColor" />
      <Subject />
    </svg>
  );
}
