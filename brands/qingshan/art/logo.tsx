/** A summit before the sun, on a square with a cut corner. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M0 0h27l9 9v27H0z" fill="var(--color-hero-2)" />
      <circle cx="23.5" cy="13" r="5.5" fill="var(--color-hero-3)" />
      <path d="M2 30 13.5 9l8.5 13 4-5 8 13z" fill="var(--color-on-hero)" />
      <path d="M13.5 9l8.5 13 4-5 8 13H18l-5-10z" fill="var(--color-hero-2)" fillOpacity=".45" />
    </svg>
  );
}
