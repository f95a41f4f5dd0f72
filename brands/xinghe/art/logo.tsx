/** A small sun and the ring of its planet, on a dark dial. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="var(--color-on-hero)"
    >
      <circle cx="18" cy="18" r="17" fill="var(--color-accent)" stroke="none" />
      <circle
        cx="18"
        cy="18"
        r="13.5"
        strokeWidth="2"
        strokeOpacity=".5"
        pathLength="24"
        strokeDasharray=".24 .76"
      />
      <ellipse cx="18" cy="18" rx="15" ry="5" strokeWidth="1.6" transform="rotate(-28 18 18)" />
      <circle cx="18" cy="18" r="5" fill="var(--color-hero-3)" stroke="none" />
    </svg>
  );
}
