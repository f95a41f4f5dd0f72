import { Dial } from './dial.tsx';

/** A comet that has left the view, and the mark where it was expected: there is no such page. */
export function Comet({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <Dial x={300} y={208} r={146} />
      <g fill="none" stroke="var(--color-on-hero)" strokeWidth="4" strokeOpacity=".65">
        <circle cx="300" cy="208" r="42" strokeDasharray="11 11" />
        <path d="M300 136v48M300 232v48M228 208h48M324 208h48" />
      </g>
      <path d="M692 76Q540 150 402 226 520 76 662 32z" fill="var(--color-accent-2)" fillOpacity=".55" />
      <path d="M690 62Q590 92 480 146 570 64 668 38z" fill="var(--color-hero-3)" />
      <circle cx="680" cy="52" r="26" fill="var(--color-hero-3)" />
      <path
        d="M560 240h26M600 208h14M520 300h16M690 170h20"
        stroke="var(--color-line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
