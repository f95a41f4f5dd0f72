import { paper } from './paper.tsx';

interface GradeProps {
  readonly grade: number;
  readonly of: number;
  readonly className?: string;
}

const [left, right, foot] = [4, 152, 136];

/** Peaks that rise to the right: with every two grades the sun, that is the member, comes over one more. */
export function Grade({ grade, of, className }: GradeProps) {
  const count = Math.max(1, Math.ceil(of / 2));
  const reached = Math.ceil(Math.min(grade, of) / 2);
  const step = (right - left) / (count + 1.6);
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: left + step * (index + 1.1),
    y: foot - 30 - (60 * (index + 1)) / count,
  }));
  const peak = ({ x, y }: { x: number; y: number }) =>
    `M${x} ${y}L${Math.min(right, x + step * 1.6)} ${foot}H${Math.max(left, x - step * 1.6)}z`;
  const at = peaks[reached - 1] ?? { x: left + 24, y: foot - 6 };
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true">
      <path d="M4 8h116l36 36v116H4z" fill={paper.night} fillOpacity=".3" />
      <path d="M4 4h116l36 36v116H4z" fill={paper.deep} />
      <path d={peaks.slice(reached).map(peak).join('')} fill={paper.white} fillOpacity=".16" />
      {/* Half up with an odd grade. */}
      <circle cx={at.x} cy={at.y + (grade % 2 ? 4 : -10)} r="18" fill={paper.sun} />
      {peaks
        .slice(0, reached)
        .reverse()
        .map(place => (
          <g key={place.x}>
            <path d={peak(place)} fill={paper.white} />
            <path
              d={`M${place.x} ${place.y}L${Math.min(right, place.x + step * 1.6)} ${foot}h${-step * 1.3}z`}
              fill={paper.near}
              fillOpacity=".5"
            />
          </g>
        ))}
      <path d={`M4 ${foot}h152v20H4z`} fill={paper.near} />
    </svg>
  );
}
