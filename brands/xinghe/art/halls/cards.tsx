import type { ReactNode } from 'react';

/** Two mahjong tiles before a fan of three cards, with pips only. */
export function Cards() {
  return (
    <>
      <path d="M-74 22a78 78 0 0 1 148 0" strokeOpacity=".4" strokeDasharray="1 6" />
      <Card turn={-24} />
      <Card turn={0} />
      <Card turn={24} isLit />
      <Tile x={-38} y={20} turn={-8}>
        <circle cy="-9" r="6" />
        <circle cy="9" r="6" />
      </Tile>
      <Tile x={6} y={24} turn={6}>
        <circle r="11" />
        <circle r="4" fill="var(--color-hero-1)" />
      </Tile>
    </>
  );
}

function Card({ turn, isLit = false }: { turn: number; isLit?: boolean }) {
  return (
    <g transform={`rotate(${turn} 0 76)`}>
      <rect
        x="-23"
        y="-70"
        width="46"
        height="66"
        rx="6"
        fill={isLit ? 'var(--color-hero-3)' : 'var(--color-hero-1)'}
        stroke={isLit ? 'none' : undefined}
      />
      <path
        d="m0-58 9 12-9 12-9-12z"
        fill={isLit ? 'var(--color-hero-1)' : 'var(--color-on-hero)'}
        fillOpacity={isLit ? 1 : 0.7}
        stroke="none"
      />
    </g>
  );
}

function Tile({ x, y, turn, children }: { x: number; y: number; turn: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="none">
      <rect x="-21" y="-25" width="42" height="58" rx="7" fill="var(--color-hero-1)" />
      <rect x="-21" y="-29" width="42" height="54" rx="7" fill="var(--color-on-hero)" fillOpacity=".88" />
      <g stroke="var(--color-hero-1)" strokeOpacity="1" strokeWidth="3.500" transform="translate(0 -2)">
        {children}
      </g>
    </g>
  );
}
