import { limbOf } from './sun.tsx';

const centre = { x: 440, y: 610, r: 390 };
/** Degrees from the top, and how far the light has come. */
const phases = [
  [-38, 0.2],
  [-19, 0.5],
  [0, 1],
  [19, 0.5],
  [38, 0.2],
] as const;

/** The phases of a moon, each of which follows from the one before: the banner of fair accounts. */
export function Phases({ className }: { className?: string }) {
  const { x, y, r } = centre;
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <g fill="none" stroke="var(--color-on-hero)" transform={`translate(${x} ${y}) rotate(-90)`}>
        <circle r={r} strokeOpacity=".45" strokeWidth="3" />
        <circle
          r={r + 84}
          strokeOpacity=".35"
          strokeWidth="14"
          pathLength="120"
          strokeDasharray=".1 .9"
          strokeDashoffset=".05"
        />
        <circle r={r - 84} strokeOpacity=".2" strokeWidth="2" />
      </g>
      {phases.map(([turn, lit]) => (
        <g key={turn} transform={`rotate(${turn} ${x} ${y}) translate(${x} ${y - r}) rotate(${-turn})`}>
          <circle
            r={lit === 1 ? 62 : 44}
            fill={lit === 1 ? 'var(--color-hero-3)' : 'var(--color-hero-1)'}
            stroke={lit === 1 ? 'none' : 'var(--color-on-hero)'}
            strokeOpacity=".7"
            strokeWidth="3"
          />
          {lit === 1 ? (
            <path d={limbOf(62)} fill="var(--color-hero-1)" fillOpacity=".35" />
          ) : (
            <path
              d={`M0-44a44 44 0 0 ${turn < 0 ? 1 : 0} 0 88a${44 / (1 - lit)} 88 0 0 ${turn < 0 ? 0 : 1} 0-88`}
              fill="var(--color-hero-3)"
              fillOpacity=".8"
            />
          )}
        </g>
      ))}
      <circle cx={x} cy={y - r} r="76" fill="none" stroke="var(--color-hero-3)" strokeWidth="3" />
    </svg>
  );
}
