/** The farthest first: a tone, and a sheet, straight from summit to valley. */
const sheets = [
  ['hero-2) 84%,var(--color-on-hero', '340l200-140 110 90 90-60 110 80 160-130 90 70 90-50 120 60'],
  ['hero-2) 58%,var(--color-hero-1', '350l110-60 200 60 110-70 200 70 110-70 90 50 150-60'],
  ['hero-1) 99%,var(--color-hero-2', '370l200-30 200 30 200-40 160 30 210-20'],
] as const;

/** Ridges under a rising sun: the first banner. */
export function Ridges({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="548" cy="216" r="52" fill="var(--color-hero-3)" />
      {sheets.map(([tone, line]) => (
        <g key={tone}>
          <path d={`M-191 ${line}v99H-191`} fill="var(--color-hero-1)" fillOpacity=".3" />
          <path d={`M-200 ${line}v99H-200`} fill={`color-mix(in srgb,var(--color-${tone}))`} />
        </g>
      ))}
    </svg>
  );
}
