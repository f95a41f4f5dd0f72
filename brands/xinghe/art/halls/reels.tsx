import { Ticks } from './ticks.tsx';

/** A window of three by three, one line of it crossed. */
export function Reels() {
  return (
    <>
      <Ticks r={80} />
      <rect x="-54" y="-54" width="108" height="108" rx="22" fill="var(--color-hero-1)" fillOpacity=".7" />
      <path d="M-18-54V54M18-54V54" strokeOpacity=".35" />
      <g fill="var(--color-on-hero)" fillOpacity=".28">
        <circle cx="-36" cy="-35" r="9" />
        <path d="M0-46l11 11-11 11-11-11zM36-45l11 19H25z" strokeLinejoin="round" />
        <path d="M-36 24l11 19h-22zM25 25h22v20H25z" strokeLinejoin="round" transform="translate(0 1)" />
        <circle cy="36" r="9" />
      </g>
      <rect x="-64" y="-16" width="128" height="32" rx="16" fill="var(--color-on-hero)" fillOpacity=".16" />
      <g fill="var(--color-hero-3)" stroke="none">
        <circle cx="-36" r="11" />
        <circle r="11" />
        <circle cx="36" r="11" />
      </g>
      <path d="M-72 0H72" stroke="var(--color-hero-3)" strokeOpacity="1" />
    </>
  );
}
