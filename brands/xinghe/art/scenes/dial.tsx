import { limbOf } from '../sun.tsx';

interface DialProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The night in an instrument's bezel: a dark disc with its limb, sixty ticks around it and every fifth a longer one. */
export function Dial({ x, y, r }: DialProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--color-hero-1)" />
      <path d={limbOf(r)} fill="var(--color-hero-2)" fillOpacity=".5" />
      <g fill="none" stroke="var(--color-accent)" transform="rotate(-90)">
        <circle r={r} strokeWidth="4" />
        <circle
          r={r + 15}
          strokeWidth="10"
          strokeOpacity=".45"
          pathLength="60"
          strokeDasharray=".2 .8"
          strokeDashoffset=".1"
        />
        <circle
          r={r + 18}
          strokeWidth="16"
          pathLength="12"
          strokeDasharray=".06 .94"
          strokeDashoffset=".03"
        />
      </g>
    </g>
  );
}

/** Where instruments stand. */
export function Ground() {
  return (
    <path
      d="M60 378h640"
      stroke="var(--color-line)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="430 22 90 22 60 40"
    />
  );
}
