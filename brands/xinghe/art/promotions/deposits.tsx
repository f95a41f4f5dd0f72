/** A door that stands open, with a light behind it. */
export function Door() {
  return (
    <g transform="translate(8 0)">
      <path d="M-34 52h68l30 18h-64z" fill="var(--color-hero-3)" fillOpacity=".3" stroke="none" />
      <path d="M-40 52V-14a40 40 0 0 1 80 0v66" fill="var(--color-on-hero)" fillOpacity=".16" />
      <path d="M-32 52V-14a32 32 0 0 1 64 0v66z" fill="var(--color-hero-3)" stroke="none" />
      <path
        d="M-32 52V-14C-32-38-46-52-58-52S-80-36-80-8v76z"
        fill="var(--color-hero-1)"
        strokeLinejoin="round"
      />
      <path d="M-39 40v-52c0-16-9-28-18-28s-16 12-16 32v56" strokeOpacity=".35" />
      <circle cx="-70" cy="12" r="4" fill="var(--color-on-hero)" stroke="none" />
      <path d="M-104 52h24M42 52h62" />
    </g>
  );
}

/** What was done once comes round again. */
export function Loop() {
  return (
    <>
      <circle r="44" stroke="var(--color-on-hero)" strokeOpacity=".16" strokeWidth="13" />
      <g strokeWidth="9" strokeLinecap="butt" strokeOpacity=".88">
        <path d="M-43.300 7.600A44 44 0 0 1 28.300-33.700M43.300-7.600A44 44 0 0 1-28.300 33.700" />
      </g>
      <path
        d="m46-24-24.300 1.200L35.700-44.600zM-46 24l24.300-1.200L-35.700 44.600z"
        fill="var(--color-on-hero)"
        stroke="none"
      />
      <Coin r={20} />
    </>
  );
}

/** A coin on its way back. */
export function Return() {
  return (
    <>
      <path
        d="M-92-32H38a32 32 0 0 1 0 64h-52"
        strokeWidth="17"
        stroke="var(--color-on-hero)"
        strokeOpacity=".16"
        strokeLinecap="butt"
      />
      <path d="M-92-32H38a32 32 0 0 1 0 64h-52" strokeDasharray="1 6" />
      <path d="m-34 32 22-18v36z" fill="var(--color-on-hero)" stroke="none" />
      <circle cx="-20" cy="-32" r="12" fill="var(--color-hero-1)" />
      <circle cx="-20" cy="-32" r="6" strokeOpacity=".35" />
      <circle cx="48" cy="-30" r="12" fill="var(--color-hero-1)" />
      <circle cx="48" cy="-30" r="6" strokeOpacity=".35" />
      <g transform="translate(-64 32)">
        <Coin r={21} />
      </g>
    </>
  );
}

/** A key before the lock that it is for. */
export function Key() {
  return (
    <g transform="rotate(-18)">
      <circle cx="84" r="26" strokeDasharray="1 6" />
      <circle cx="84" r="17" fill="var(--color-hero-1)" />
      <path
        d="M84-7a4.500 4.500 0 0 1 2 8l3 8H79l3-8a4.500 4.500 0 0 1 2-8z"
        fill="var(--color-on-hero)"
        stroke="none"
      />
      <path
        d="M-16-6h66v12h-8v16H30V6H18v10H6V6h-22z"
        fill="var(--color-on-hero)"
        fillOpacity=".88"
        stroke="none"
      />
      <circle cx="-44" r="34" fill="var(--color-hero-1)" />
      <circle cx="-44" r="26" stroke="var(--color-on-hero)" strokeOpacity=".88" strokeWidth="10" />
      <circle cx="-44" r="11" fill="var(--color-hero-3)" stroke="none" />
    </g>
  );
}

const Coin = ({ r }: { readonly r: number }) => (
  <>
    <circle r={r} fill="var(--color-hero-3)" stroke="none" />
    <circle r={r * 0.62} stroke="var(--color-hero-1)" strokeWidth="2.500" />
  </>
);
