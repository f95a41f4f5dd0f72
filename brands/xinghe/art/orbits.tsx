/** A golden planet among its orbits: the first banner and the access dialog. */
export function Orbits({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <g fill="none" stroke="var(--color-on-hero)" strokeOpacity=".22">
        <ellipse cx="430" cy="210" rx="330" ry="120" transform="rotate(-18 430 210)" />
        <ellipse cx="430" cy="210" rx="250" ry="86" transform="rotate(-18 430 210)" />
        <ellipse cx="430" cy="210" rx="390" ry="160" transform="rotate(-18 430 210)" />
      </g>
      <circle cx="430" cy="210" r="96" fill="var(--color-hero-3)" />
      <path
        d="M430 114l30 58 64 9-46 46 11 64-59-30-59 30 11-64-46-46 64-9z"
        fill="var(--color-on-hero)"
        fillOpacity=".2"
      />
      <circle cx="150" cy="120" r="10" fill="var(--color-on-hero)" />
      <circle cx="650" cy="110" r="16" fill="var(--color-on-hero)" fillOpacity=".8" />
      <circle cx="690" cy="300" r="7" fill="var(--color-hero-3)" />
      <path
        d="M220 320h0M300 60h0M560 50h0M590 350h0M90 230h0"
        stroke="var(--color-on-hero)"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
