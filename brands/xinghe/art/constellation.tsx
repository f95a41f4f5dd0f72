const stars = [
  [180, 290, 7],
  [270, 190, 10],
  [372, 236, 6],
  [470, 120, 13],
  [566, 190, 7],
  [660, 96, 9],
  [620, 300, 6],
] as const;

/** Stars joined into a constellation: the banner of live prices. */
export function Constellation({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <polyline
        points={stars.map(([x, y]) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--color-on-hero)"
        strokeOpacity=".34"
        strokeWidth="1.7"
      />
      <path
        d="M470 120L372 236M566 190L620 300"
        stroke="var(--color-on-hero)"
        strokeOpacity=".2"
        strokeWidth="1.7"
      />
      {stars.map(([x, y, r], index) => (
        <g key={x} fill={index === 3 ? 'var(--color-hero-3)' : 'var(--color-on-hero)'}>
          <circle cx={x} cy={y} r={r * 2.6} fillOpacity=".14" />
          <circle cx={x} cy={y} r={r} />
        </g>
      ))}
      <path d="M470 62l9 49 49 9-49 9-9 49-9-49-49-9 49-9z" fill="var(--color-hero-3)" fillOpacity=".9" />
    </svg>
  );
}
