import { limbOf } from './sun.tsx';

/** A dial whose needle moves among its ticks: the banner of live prices. */
export function Gauge({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <g transform="translate(500 296)" fill="none" stroke="var(--color-on-hero)">
        <path d="M-330 0a330 330 0 0 1 660 0" strokeOpacity=".2" strokeWidth="2" />
        <path
          d="M-226 0a226 226 0 0 1 452 0"
          strokeOpacity=".6"
          strokeWidth="20"
          pathLength="40"
          strokeDasharray=".12 .88"
          strokeDashoffset=".06"
        />
        <path
          d="M-218 0a218 218 0 0 1 436 0"
          strokeWidth="36"
          pathLength="8"
          strokeDasharray=".04 .96"
          strokeDashoffset=".02"
        />
        <path d="M-252 0a252 252 0 0 1 504 0" strokeOpacity=".35" strokeWidth="3" />
        <path d="M0-282A282 282 0 0 1 199-199" stroke="var(--color-hero-3)" strokeWidth="14" />
        <circle r="150" fill="var(--color-hero-1)" stroke="none" />
        <path d={limbOf(150)} fill="var(--color-hero-2)" fillOpacity=".55" stroke="none" />
        <circle r="150" strokeOpacity=".5" strokeWidth="3" />
        <path d="M-8-8 199-199 8 8z" fill="var(--color-hero-3)" stroke="none" />
        <circle r="26" fill="var(--color-hero-3)" stroke="none" />
        <circle r="9" fill="var(--color-hero-1)" stroke="none" />
        <g stroke="none">
          <path d="m-62-74 20 30h-40z" fill="var(--color-hero-3)" />
          <path
            d="m-96-8-20-30h40z"
            fill="var(--color-on-hero)"
            fillOpacity=".5"
            transform="translate(34 30)"
          />
        </g>
      </g>
    </svg>
  );
}
