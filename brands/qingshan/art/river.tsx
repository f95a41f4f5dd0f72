/** A river winding out of the valley: the banner of live prices. */
export function River({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="600" cy="96" r="44" fill="var(--color-hero-3)" />
      <g fill="var(--color-on-hero)">
        <path d="M140 400 330 110l150 180 80-90 200 200z" fillOpacity=".13" />
        <path d="M330 110l34 41-30 24-24-22-16 10z" fillOpacity=".4" />
        <path d="M0 400c120-90 230-70 300-90s50-60 130-66 90 40 40 74-20 60 90 82z" fillOpacity=".18" />
      </g>
      <path
        d="M420 262c60-8 84 20 44 46s-30 56 60 92"
        fill="none"
        stroke="var(--color-hero-3)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".85"
      />
    </svg>
  );
}
