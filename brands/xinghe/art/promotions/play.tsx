/** Three lanes of a track, and who leads on them. */
export function Track() {
  return (
    <>
      <rect x="-108" y="-52" width="216" height="104" rx="52" fill="var(--color-on-hero)" fillOpacity=".16" />
      <rect x="-94" y="-38" width="188" height="76" rx="38" strokeOpacity=".35" />
      <rect x="-80" y="-24" width="160" height="48" rx="24" strokeOpacity=".35" />
      <rect x="-66" y="-10" width="132" height="20" rx="10" fill="var(--color-hero-1)" />
      <path d="M58-52v42" strokeWidth="6" strokeLinecap="butt" strokeDasharray="5 4" strokeOpacity="1" />
      <g strokeWidth="4" strokeOpacity=".35">
        <path d="M-14-45h38M-36-31h34M-62-17h32" />
      </g>
      <circle cx="38" cy="-45" r="9" fill="var(--color-hero-3)" stroke="none" />
      <g fill="var(--color-on-hero)" stroke="none">
        <circle cx="10" cy="-31" r="7" />
        <circle cx="-18" cy="-17" r="7" />
      </g>
    </>
  );
}

/** A wheel of twelve under its pointer. */
export function Wheel() {
  return (
    <g transform="translate(0 6)">
      <circle r="56" fill="var(--color-hero-1)" />
      <g strokeWidth="50" strokeLinecap="butt" transform="rotate(-105)">
        <circle r="25" pathLength="12" strokeDasharray="1 1" strokeOpacity=".28" />
        <circle
          r="25"
          pathLength="12"
          strokeDasharray="1 11"
          stroke="var(--color-hero-3)"
          strokeOpacity="1"
        />
      </g>
      <circle r="53" strokeWidth="5" strokeDasharray="0 27.750" strokeOpacity="1" />
      <circle r="13" fill="var(--color-hero-1)" />
      <circle r="5" fill="var(--color-on-hero)" stroke="none" />
      <path
        d="M-10-70h20L0-46z"
        fill="var(--color-on-hero)"
        stroke="var(--color-hero-1)"
        strokeOpacity="1"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A ticket whose stub is a gift. */
export function Ticket() {
  return (
    <g transform="rotate(-8)">
      <path
        d="M-84-40H84v24a16 16 0 0 0 0 32v24H-84V16a16 16 0 0 0 0-32z"
        fill="var(--color-hero-1)"
        strokeLinejoin="round"
      />
      <path d="M24-34v68" strokeDasharray="1 6" strokeWidth="2.500" />
      <g strokeWidth="5" strokeOpacity=".35">
        <path d="M-50-18h30M-50 0h52M-50 18h40" />
      </g>
      <circle cx="50" r="19" fill="var(--color-hero-3)" stroke="none" />
      <path
        d="m42 0 6 6 11-12"
        stroke="var(--color-hero-1)"
        strokeOpacity="1"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  );
}
