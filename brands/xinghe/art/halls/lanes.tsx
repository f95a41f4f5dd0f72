import { Ticks } from './ticks.tsx';

/** A map of three lanes between two bases, and the pointer. */
export function Lanes() {
  return (
    <>
      <Ticks r={78} />
      <circle r="70" fill="var(--color-on-hero)" fillOpacity=".08" />
      <g strokeWidth="9" strokeOpacity=".24">
        <path d="M-42 42 42-42M-46 34V-20A26 26 0 0 1-20-46h54M46-34v54A26 26 0 0 1 20 46h-54" />
      </g>
      <g fill="var(--color-hero-1)">
        <circle cx="-46" cy="46" r="15" />
        <circle cx="46" cy="-46" r="15" />
      </g>
      <g fill="var(--color-on-hero)" fillOpacity=".7" stroke="none">
        <circle cx="-46" cy="46" r="6" />
        <circle cx="46" cy="-46" r="6" />
        <circle cx="-46" cy="0" r="4" />
        <circle cx="0" cy="-46" r="4" />
        <circle cx="46" cy="2" r="4" />
        <circle cx="0" cy="46" r="4" />
        <circle cx="-20" cy="20" r="4" />
      </g>
      <circle cx="8" cy="-4" r="22" strokeDasharray="22 12.600" />
      <path
        d="m8-6 40 17-17 5-7 17z"
        fill="var(--color-hero-3)"
        stroke="var(--color-hero-1)"
        strokeOpacity="1"
        strokeLinejoin="round"
        transform="translate(0 2)"
      />
    </>
  );
}
