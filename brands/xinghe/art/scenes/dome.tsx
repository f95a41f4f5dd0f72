import { Ground } from './dial.tsx';

/** The dome of the observatory, its shutters drawn to: closed for now. */
export function Dome({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <Ground />
      <g fill="none" stroke="var(--color-accent)">
        <path
          d="M192 246a188 188 0 0 1 376 0"
          strokeWidth="10"
          strokeOpacity=".45"
          pathLength="30"
          strokeDasharray=".2 .8"
          strokeDashoffset=".1"
        />
        <path
          d="M189 246a191 191 0 0 1 382 0"
          strokeWidth="16"
          pathLength="6"
          strokeDasharray=".06 .94"
          strokeDashoffset=".03"
        />
        <path d="M224 254v-8a156 156 0 0 1 312 0v8z" strokeWidth="4" fill="var(--color-hero-1)" />
      </g>
      <path d="M480 126a156 156 0 0 1 56 120h-64q-8-64-34-132z" fill="var(--color-hero-2)" fillOpacity=".5" />
      <path d="M346 254V100q34-14 68 0v154z" fill="var(--color-accent)" />
      <path
        d="M346 140h68M346 178h68M346 216h68"
        stroke="var(--color-hero-1)"
        strokeWidth="4"
        strokeOpacity=".5"
      />
      <path d="M380 95v159" stroke="var(--color-hero-3)" strokeWidth="6" />
      <path
        d="M246 274h268v101H246z"
        fill="var(--color-hero-1)"
        stroke="var(--color-accent)"
        strokeWidth="4"
      />
      <path d="M452 276h60v97h-60z" fill="var(--color-hero-2)" fillOpacity=".5" />
      <rect x="208" y="250" width="344" height="24" rx="12" fill="var(--color-text-2)" />
      <path d="M350 376v-40a30 30 0 0 1 60 0v40z" fill="var(--color-accent)" />
      <circle cx="398" cy="346" r="5" fill="var(--color-hero-3)" />
    </svg>
  );
}
