import { Ticks } from './ticks.tsx';

/** A pitch in perspective with its centre circle, and the ball at its edge. */
export function Pitch() {
  return (
    <>
      <Ticks r={78} />
      <circle r="70" fill="var(--color-on-hero)" fillOpacity=".08" />
      <path d="M-35-34h70L66 34H-66z" fill="var(--color-on-hero)" fillOpacity=".16" />
      <path d="M-49-4h98" />
      <ellipse cy="-4" rx="21" ry="12" />
      <path d="M-16-34l-3 8h38l-3-8M-32 34l5-14h54l5 14M-9 20q9-6 18 0" />
      <g stroke="var(--color-hero-1)" strokeOpacity="1" transform="translate(52 46)">
        <circle r="19" fill="var(--color-hero-3)" stroke="none" />
        <path d="m0-8 7.6 5.5L4.7 6.5h-9.4L-7.6-2.500z" fill="var(--color-hero-1)" stroke="none" />
        <path d="M0-8v-10M7.600-2.500l9.500-3M4.700 6.500l6 8M-4.700 6.500l-6 8M-7.600-2.500l-9.500-3" />
      </g>
    </>
  );
}
