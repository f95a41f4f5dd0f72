/**
 * The sun among its orbits: the first banner and the access dialog. It comes with the first page, so it is short, and
 * shares nothing with the drawings that come later: that would be a file of its own.
 */
export function Orbits({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true" fill="none" strokeWidth="2">
      <g
        stroke="var(--color-on-hero)"
        strokeOpacity=".22"
        strokeWidth="1"
        transform="translate(430 205) rotate(-12)"
      >
        <ellipse rx="150" ry="108" />
        <ellipse rx="250" ry="129" />
        <ellipse rx="348" ry="150" />
        <ellipse rx="362" ry="156" strokeWidth="8" pathLength="90" strokeDasharray=".08 .92" />
      </g>
      <g stroke="var(--color-hero-3)" transform="translate(430 205) rotate(-90)">
        <circle r="72" fill="var(--color-hero-3)" />
        <path
          d="M57 44A72 72 0 0 1-57-44 94 94 0 0 0 57 44"
          fill="var(--color-hero-1)"
          fillOpacity=".35"
          stroke="none"
        />
        <circle r="81" />
        <circle r="91" strokeWidth="8" pathLength="60" strokeDasharray=".16 .84" />
      </g>
      <path
        d="M258 178h0M560 92h0M648 214h0M330 322h0"
        stroke="var(--color-on-hero)"
        strokeWidth="18"
        strokeLinecap="round"
      />
    </svg>
  );
}
