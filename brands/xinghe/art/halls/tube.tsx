import { Ticks } from './ticks.tsx';

/** A row of five balls in a tube bent around the centre; the fifth has come half out. */
export function Tube() {
  return (
    <g transform="translate(0 12)">
      <Ticks r={20} count={24} />
      <g strokeLinecap="butt">
        <path
          d="M-49 38A62 62 0 1 1 54-31"
          stroke="var(--color-on-hero)"
          strokeOpacity=".16"
          strokeWidth="37"
        />
        <path d="M-64 49A80 80 0 1 1 70-40M-34 26A43 43 0 1 1 37-21" />
        <path d="M70-40 37-21" strokeWidth="5" />
      </g>
      <Ball turn={196} />
      <Ball turn={228} />
      <Ball turn={260} />
      <Ball turn={292} />
      <Ball turn={332} isOut />
    </g>
  );
}

/** `turn` is where on the tube, in degrees from the right, clockwise. */
function Ball({ turn, isOut = false }: { turn: number; isOut?: boolean }) {
  return (
    <g transform={`rotate(${turn}) translate(62)`}>
      <circle r="16" fill={isOut ? 'var(--color-hero-3)' : 'var(--color-hero-1)'} />
      <circle r="7" fill="var(--color-on-hero)" fillOpacity={isOut ? 0.88 : 0.28} stroke="none" />
    </g>
  );
}
