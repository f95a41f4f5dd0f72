/** Ridges under a rising sun: the first banner and the access dialog. */
export function Ridges({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="520" cy="130" r="72" fill="var(--color-hero-3)" />
      <g fill="var(--color-on-hero)">
        <path d="M60 400 300 120l120 150 70-80 250 210z" fillOpacity=".14" />
        <path d="M220 400 420 190l90 100 60-60 190 170z" fillOpacity=".22" />
        <path d="M0 400 160 270l120 130z" fillOpacity=".1" />
      </g>
    </svg>
  );
}
