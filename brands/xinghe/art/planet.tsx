import { useEffect, useRef } from 'react';
import { limbOf } from './sun.tsx';

interface PlanetProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly goals: number;
}

/** A dark body with its ring; each goal sends another ring outward, once. */
export function Planet({ x, y, r, goals }: PlanetProps) {
  const wave = useRef<SVGCircleElement>(null);
  const before = useRef(goals);
  useEffect(() => {
    // A goal that was taken back sends nothing.
    const isGoal = goals > before.current;
    before.current = goals;
    if (!isGoal || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frames = [
      { opacity: 1, transform: 'scale(1)' },
      { opacity: 0, transform: 'scale(2.6)' },
    ];
    wave.current?.animate(frames, { duration: 600, easing: 'ease-out' });
  }, [goals]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle ref={wave} r={r} fill="none" stroke="var(--color-hero-3)" strokeWidth="3" opacity="0" />
      <circle r={r} fill="var(--color-hero-1)" />
      <path d={limbOf(r)} fill="var(--color-hero-2)" fillOpacity=".7" />
      <circle r={r} fill="none" stroke="var(--living-ring)" strokeWidth="2" />
    </g>
  );
}
