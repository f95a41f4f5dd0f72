interface GradeProps {
  readonly grade: number;
  readonly of: number;
  readonly className?: string;
}

/** Rings around a dot: each grade adds half a ring, at whose end the newest body stands. */
export function Grade({ grade, of, className }: GradeProps) {
  const rings = Math.ceil(of / 2);
  const step = 56 / Math.max(1, rings);
  const radius = (ring: number) => 14 + ring * step;
  const reached = Math.min(Math.max(0, grade), of);
  const newest = radius(Math.ceil(reached / 2));
  const isHalf = reached % 2 === 1;
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true">
      <g transform="translate(80 80)">
        <g fill="none" stroke="currentColor" strokeWidth={Math.min(6, step * 0.52)} strokeLinecap="round">
          {Array.from({ length: rings }, (_, index) => {
            const r = radius(index + 1);
            const isWhole = reached >= 2 * (index + 1);
            return (
              <g key={r}>
                {!isWhole && <circle r={r} strokeOpacity=".4" strokeWidth="3" />}
                {isWhole && <circle r={r} />}
                {!isWhole && reached > 2 * index && <path d={`M0-${r}A${r} ${r} 0 0 1 0 ${r}`} />}
              </g>
            );
          })}
        </g>
        <g fill="var(--color-hero-3)">
          <circle r="11" />
          {reached > 0 && <circle cy={isHalf ? newest : -newest} r={Math.min(8, step * 0.72)} />}
        </g>
      </g>
    </svg>
  );
}
