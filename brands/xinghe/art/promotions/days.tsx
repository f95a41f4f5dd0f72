const tick = 'm-5 0 4 4 7-8';

/** A list of which two are done. */
export function Tasks() {
  return (
    <>
      <rect x="-52" y="-56" width="104" height="112" rx="18" fill="var(--color-hero-1)" />
      <rect x="-22" y="-63" width="44" height="14" rx="7" fill="var(--color-on-hero)" stroke="none" />
      <path d="M-10-28h44M-10 2h36M-10 32h44" strokeWidth="5" strokeOpacity=".35" />
      <Mark y={-28} isDone />
      <Mark y={2} isDone />
      <Mark y={32} isDone={false} />
    </>
  );
}

function Mark({ y, isDone }: { readonly y: number; readonly isDone: boolean }) {
  return (
    <g transform={`translate(-31 ${y})`}>
      <circle r="10" fill={isDone ? 'var(--color-hero-3)' : 'none'} stroke={isDone ? 'none' : undefined} />
      {isDone && <path d={tick} stroke="var(--color-hero-1)" strokeOpacity="1" strokeWidth="3" />}
    </g>
  );
}

/** A month whose days are signed one after the other, up to today. */
export function Calendar() {
  return (
    <>
      <rect x="-66" y="-50" width="132" height="106" rx="18" fill="var(--color-hero-1)" />
      <path
        d="M-66-26v-6a18 18 0 0 1 18-18h96a18 18 0 0 1 18 18v6z"
        fill="var(--color-on-hero)"
        fillOpacity=".28"
        stroke="none"
      />
      <path d="M-34-60v18M34-60v18" strokeWidth="6" strokeOpacity="1" />
      <g strokeWidth="15" strokeOpacity=".28" strokeDasharray="0 24">
        <path d="M-48-8h97" strokeOpacity=".88" />
        <path d="M-48 16h25" strokeOpacity=".88" />
        <path d="M24 16h25M-48 40h97" />
      </g>
      <circle cy="16" r="13" fill="var(--color-hero-3)" stroke="none" />
      <path d="m-6 16 5 5 8-9" stroke="var(--color-hero-1)" strokeOpacity="1" strokeWidth="3.500" />
    </>
  );
}

/** Two ways that become one. */
export function Paths() {
  return (
    <>
      <path
        d="M-104-40C-40-40-30 0 30 0h34M-104 40C-40 40-30 0 30 0"
        strokeWidth="17"
        stroke="var(--color-on-hero)"
        strokeOpacity=".16"
      />
      <path d="M-104-40C-40-40-30 0 30 0h34M-104 40C-40 40-30 0 30 0" strokeDasharray="1 6" />
      <g fill="var(--color-hero-1)">
        <circle cx="-84" cy="-39" r="15" />
        <circle cx="-84" cy="39" r="15" />
      </g>
      <g fill="var(--color-on-hero)" fillOpacity=".88" stroke="none">
        <circle cx="-84" cy="-39" r="6" />
        <circle cx="-84" cy="39" r="6" />
      </g>
      <circle cx="68" r="34" strokeOpacity=".35" />
      <circle cx="68" r="24" fill="var(--color-hero-3)" stroke="none" />
      <circle cx="68" r="14" stroke="var(--color-hero-1)" strokeOpacity="1" strokeWidth="2.500" />
      <circle cx="68" r="5" fill="var(--color-hero-1)" stroke="none" />
    </>
  );
}
