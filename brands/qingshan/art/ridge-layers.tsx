/** Three sheets, the farthest first: a tone, and the ridge from −400 to 1160, straight from summit to valley. */
const sheets = [
  [
    'hero-2) 84%,var(--color-on-hero',
    '340l90-70 80 30 100-70 80 50 120-80 90 70 100-60 70 60 100-90 90 70 80-40 90 60 90-70 100 60 100-40 90 60 90 50',
  ],
  [
    'hero-2) 58%,var(--color-hero-1',
    '360l110-50 100 30 120-70 110 50 100-60 100 50 100-60 110 60 110-60 90 50 90-40 110 50 110-40 100 50 100 40',
  ],
  [
    'hero-1) 99%,var(--color-hero-2',
    '390l150-30 150 10 160-30 140 20 140-20 140 20 140-30 140 20 140-20 140 30 120 20',
  ],
] as const;

/** Three ridges, one before the other. The farther ones move with `--pointer-x`, from −1 to 1, where the page sets it. */
export const RidgeLayers = () =>
  sheets.map(([tone, line], depth) => (
    <g key={tone} style={{ transform: `translate(calc(var(--pointer-x,0)*${6 - 3 * depth}px))` }}>
      <path d={`M-391 ${line}v99H-400z`} fill="var(--color-hero-1)" fillOpacity=".3" />
      <path d={`M-400 ${line}v99H-400z`} fill={`color-mix(in srgb,var(--color-${tone}))`} />
    </g>
  ));
