/** A snow-capped ridge with sunrise on its peak. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="var(--color-hero-2)" />
      <path d="M4 28 14 11l6 9 4-6 9 14z" fill="var(--color-on-hero)" />
      <path d="M14 11l3.6 5.4-3.4 2.4-3.4-2.6z" fill="var(--color-hero-3)" />
    </svg>
  );
}
