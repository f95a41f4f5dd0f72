const pines = [
  [170, 330, 0.8],
  [250, 352, 1.1],
  [352, 326, 0.9],
  [610, 340, 1.2],
  [690, 322, 0.85],
] as const;

/** Pines before a dawn ridge: the banner of fair accounts. */
export function Pines({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="470" cy="250" r="120" fill="var(--color-hero-3)" fillOpacity=".92" />
      <path
        d="M60 400 250 210l120 110 110-130 90 90 60-50 130 170z"
        fill="var(--color-hero-1)"
        fillOpacity=".55"
      />
      <path d="M0 400c200-80 420-80 760-30v30z" fill="var(--color-hero-1)" fillOpacity=".9" />
      <g fill="var(--color-on-hero)" fillOpacity=".26">
        {pines.map(([x, y, scale]) => (
          <path
            key={x}
            transform={`translate(${x} ${y}) scale(${scale})`}
            d="M0-110l24 44H10l22 40H8l24 40H-32L-8-26h-24l22-40h-14z"
          />
        ))}
      </g>
    </svg>
  );
}
