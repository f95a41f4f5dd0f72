import type { ReactNode } from 'react';

const light = 'var(--color-on-hero)';
const glow = 'var(--color-hero-3)';
const deep = 'var(--color-hero-2)';

export type HallCode = 'sport' | 'realbet' | 'chess' | 'gaming' | 'lottery' | 'egame' | 'fish';

const drawings: Readonly<Record<Exclude<HallCode, 'sport'>, ReactNode>> = {
  realbet: (
    <>
      <circle cx="60" cy="55" r="34" fill={light} fillOpacity=".2" />
      <circle cx="60" cy="55" r="22" fill={glow} />
      <path d="M60 40v30M45 55h30" stroke={light} strokeWidth="3" />
    </>
  ),
  chess: (
    <>
      <rect
        x="36"
        y="24"
        width="34"
        height="48"
        rx="5"
        fill={light}
        fillOpacity=".9"
        transform="rotate(-12 53 48)"
      />
      <rect x="50" y="26" width="34" height="48" rx="5" fill={glow} transform="rotate(10 67 50)" />
    </>
  ),
  gaming: (
    <>
      <rect x="26" y="38" width="58" height="34" rx="16" fill={light} fillOpacity=".9" />
      <circle cx="68" cy="52" r="4" fill={deep} />
      <circle cx="76" cy="58" r="4" fill={glow} />
      <path d="M38 49v12M32 55h12" stroke={deep} strokeWidth="4" />
    </>
  ),
  lottery: (
    <g fillOpacity=".92">
      <circle cx="38" cy="40" r="14" fill={light} />
      <circle cx="64" cy="34" r="14" fill={glow} />
      <circle cx="54" cy="62" r="14" fill={light} />
      <circle cx="80" cy="58" r="14" fill={glow} />
    </g>
  ),
  egame: (
    <>
      <rect x="28" y="28" width="56" height="44" rx="8" fill={light} fillOpacity=".92" />
      <rect x="33" y="38" width="14" height="24" rx="3" fill={deep} />
      <rect x="49" y="38" width="14" height="24" rx="3" fill={glow} />
      <rect x="65" y="38" width="14" height="24" rx="3" fill={deep} />
    </>
  ),
  fish: (
    <>
      <path d="M22 56c16-22 38-22 52 0-14 22-36 22-52 0z" fill={light} fillOpacity=".92" />
      <path d="m74 56 16-12v24z" fill={glow} />
      <circle cx="38" cy="52" r="3.5" fill={deep} />
    </>
  ),
};

/** A small drawing of a hall in the brand's colours. */
export function HallArt({ code, className }: { code: Exclude<HallCode, 'sport'>; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      {drawings[code]}
    </svg>
  );
}
