import type { DrawnPromotion } from '@lobby/brand-kit';
import type { ReactNode } from 'react';
import { Cut, paper } from '../paper.tsx';
import { Calendar, Roads, Tasks } from './days.tsx';
import { Door, Key, Loop, Return } from './deposits.tsx';
import { Ticket, Track, Wheel } from './play.tsx';

const subjects: Readonly<Record<DrawnPromotion, () => ReactNode>> = {
  'first-deposit': Door,
  'next-deposit': Loop,
  betting: Ticket,
  tasks: Tasks,
  'sign-in': Calendar,
  race: Track,
  draw: Wheel,
  'gift-code': Key,
  friends: Roads,
  cashback: Return,
};

/** A kind of promotion in cut paper before the ridges; its subject is in the middle, where a narrow box keeps it. */
export function Promotion({
  kind,
  className,
}: {
  readonly kind: DrawnPromotion;
  readonly className?: string;
}) {
  const Subject = subjects[kind];
  return (
    <svg className={className} viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v140H0z" fill={paper.dusk} />
      <Cut d="M-8 148V74l46-34 40 24 52-40 60 44 44-30 52 36 42-22v96z" fill={paper.deep} drop={3} />
      <path
        d="M38 40-8 74v30zM130 24 78 64l-18 30zM234 38l-44 30-14 24zM328 52l-42 22-10 20z"
        fill={paper.night}
        fillOpacity=".2"
      />
      <Subject />
    </svg>
  );
}
