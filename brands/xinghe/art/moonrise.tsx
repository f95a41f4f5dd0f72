/** A ringed moon over a quiet horizon: the banner of fair accounts. */
export function Moonrise({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="520" cy="250" r="150" fill="var(--color-on-hero)" fillOpacity=".1" />
      <circle cx="520" cy="250" r="112" fill="var(--color-hero-3)" />
      <circle cx="480" cy="214" r="22" fill="var(--color-on-hero)" fillOpacity=".22" />
      <circle cx="556" cy="282" r="32" fill="var(--color-on-hero)" fillOpacity=".18" />
      <circle cx="560" cy="196" r="12" fill="var(--color-on-hero)" fillOpacity=".22" />
      <ellipse
        cx="520"
        cy="250"
        rx="206"
        ry="44"
        fill="none"
        stroke="var(--color-on-hero)"
        strokeOpacity=".65"
        strokeWidth="6"
        transform="rotate(-14 520 250)"
      />
      <path
        d="M0 400C180 330 330 350 470 372s210 8 290-18v46z"
        fill="var(--color-hero-1)"
        fillOpacity=".75"
      />
      <g fill="var(--color-on-hero)" fillOpacity=".6">
        <circle cx="170" cy="110" r="3" />
        <circle cx="260" cy="190" r="2" />
        <circle cx="340" cy="80" r="2.5" />
        <circle cx="690" cy="90" r="3" />
        <circle cx="130" cy="260" r="2" />
      </g>
    </svg>
  );
}
