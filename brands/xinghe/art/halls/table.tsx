/** Half a baccarat table from above: its arc, two places for cards, three chips. */
export function Table() {
  return (
    <g transform="translate(0 4)">
      <path d="M-72-40h144v6a72 72 0 0 1-144 0z" fill="var(--color-on-hero)" fillOpacity=".16" />
      <path d="M-60-40v6a60 60 0 0 0 120 0v-6M-40-40v6a40 40 0 0 0 80 0v-6" strokeOpacity=".4" />
      <path
        d="M-80-34a80 80 0 0 0 160 0"
        strokeWidth="4"
        strokeLinecap="butt"
        strokeOpacity=".4"
        pathLength="30"
        strokeDasharray=".24 .76"
        strokeDashoffset=".12"
      />
      <path d="M-14-40a14 14 0 0 0 28 0" fill="var(--color-on-hero)" fillOpacity=".16" />
      <g fill="var(--color-on-hero)" fillOpacity=".28">
        <rect x="-34" y="-20" width="22" height="31" rx="4" transform="rotate(14 -23 -4)" />
        <rect x="12" y="-20" width="22" height="31" rx="4" transform="rotate(-14 23 -4)" />
      </g>
      <Chip x={-46} y={16} />
      <Chip x={0} y={33} isLit />
      <Chip x={46} y={16} />
    </g>
  );
}

function Chip({ x, y, isLit = false }: { x: number; y: number; isLit?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill={isLit ? 'var(--color-hero-3)' : 'var(--color-hero-1)'} />
      <circle
        r="11.500"
        stroke={isLit ? 'var(--color-hero-1)' : undefined}
        strokeWidth="5"
        strokeLinecap="butt"
        pathLength="12"
        strokeDasharray="1 1"
      />
    </g>
  );
}
