import type { Ref } from 'react';

interface BodyProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How wide its lines are; 1 where a unit is a pixel. */
  readonly line?: number;
  /** Its ring and its ticks. */
  readonly bezel?: Ref<SVGGElement>;
}

/** The one warm light: a disc with its limb, a ring around it, and sixty ticks, one for each minute. */
export function Sun({ x, y, r, line = 1, bezel }: BodyProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--color-hero-3)" />
      <path d={limbOf(r)} fill="var(--color-hero-1)" fillOpacity=".35" />
      <g ref={bezel} fill="none" stroke="var(--color-hero-3)">
        <circle r={r + 8 * line} strokeWidth={2 * line} />
        <circle
          r={r + 17 * line}
          strokeWidth={7 * line}
          strokeOpacity=".7"
          pathLength="60"
          strokeDasharray=".16 .84"
        />
      </g>
    </g>
  );
}

/** The crescent at the lower right of a body around the origin. */
export function limbOf(r: number): string {
  const [x, y] = [0.616 * r, 0.788 * r].map(value => value.toFixed(1));
  return `M${x}-${y}A${r} ${r} 0 0 1-${x} ${y} ${1.3 * r} ${1.3 * r} 0 0 0 ${x}-${y}`;
}
