/** A planet with its ring and one golden star. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <defs>
        <linearGradient id="xinghe-logo" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--color-accent-2)" />
          <stop offset="1" stopColor="var(--color-accent)" />
        </linearGradient>
      </defs>
      <circle cx="18" cy="18" r="17" fill="url(#xinghe-logo)" />
      <g stroke="var(--color-on-hero)" fill="none">
        <ellipse
          cx="18"
          cy="18"
          rx="15"
          ry="5"
          strokeOpacity=".8"
          strokeWidth="1.6"
          transform="rotate(-28 18 18)"
        />
      </g>
      <circle cx="18" cy="18" r="5" fill="var(--color-on-hero)" />
      <circle cx="28.5" cy="11" r="2" fill="var(--color-hero-3)" />
    </svg>
  );
}
