import { Dial, Ground } from './dial.tsx';

/** A telescope and the one star it has found: nothing here yet. */
export function Telescope({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <Ground />
      <Dial x={486} y={176} r={142} />
      <g fill="none" stroke="var(--color-on-hero)" strokeWidth="3" strokeOpacity=".22">
        <circle cx="534" cy="130" r="34" />
        <circle cx="534" cy="130" r="62" strokeDasharray="4 12" />
      </g>
      <path d="M534 92q5 33 38 38-33 5-38 38-5-33-38-38 33-5 38-38z" fill="var(--color-hero-3)" />
      <g fill="none" stroke="var(--color-text-2)" strokeWidth="9" strokeLinecap="round">
        <path d="M282 274 214 376M282 274l76 102M282 274v102" />
      </g>
      <g transform="translate(282 262) rotate(-28)">
        <path d="M-152-17h64v34h-64z" fill="var(--color-text-2)" />
        <path d="M-92-25H20v50H-92z" fill="var(--color-accent)" />
        <path d="M10-33h122v66H10z" fill="var(--color-accent)" />
        <path d="M10-33h122v22H10zM-92-25H10v16H-92z" fill="var(--color-accent-2)" />
        <path d="M128-40h18v80h-18z" fill="var(--color-text-2)" />
        <path d="M-164-12h14v24h-14z" fill="var(--color-text-2)" />
      </g>
      <circle cx="282" cy="266" r="17" fill="var(--color-text-2)" />
      <circle cx="282" cy="266" r="6" fill="var(--color-hero-3)" />
    </svg>
  );
}
