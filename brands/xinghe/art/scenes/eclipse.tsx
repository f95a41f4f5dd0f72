/** A sun behind its moon, in a bezel that has lost its marks on one side: it failed. */
export function Eclipse({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <path
        d="M52 330 708 70"
        stroke="var(--color-text-3)"
        strokeWidth="4"
        strokeDasharray="1 15"
        strokeLinecap="round"
      />
      <g transform="translate(380 200)">
        <g fill="none" stroke="var(--color-accent)" transform="rotate(158)">
          <path
            d="M172 0A172 172 0 1 1 0-172"
            strokeWidth="10"
            strokeOpacity=".45"
            pathLength="45"
            strokeDasharray=".2 .8"
          />
          <path d="M175 0A175 175 0 1 1 0-175" strokeWidth="16" pathLength="9" strokeDasharray=".06 .94" />
        </g>
        <g fill="var(--color-hero-3)">
          <circle r="140" fillOpacity=".14" />
          <circle r="120" fillOpacity=".26" />
          <circle cx="4" cy="4" r="101" />
        </g>
        <circle cx="-8" cy="-8" r="98" fill="var(--color-hero-1)" />
        <path d="M66 26q3 36 42 44-36 5-42 44-5-36-44-44 38-6 44-44z" fill="var(--color-hero-3)" />
      </g>
    </svg>
  );
}
