import { Cut, paper } from '../paper.tsx';

/** Four lanes up to a gate, and who leads on them. */
export const Track = () => (
  <>
    <Cut d="M126 44h68l98 104H28z" fill={paper.near} drop={3} />
    <path
      d="M126 44h4L44 148H28zM143 44h2L98 148h-7zM159 44h2l4 104h-10zM175 44h2l52 104h-7zM190 44h4l98 104h-16z"
      fill={paper.white}
    />
    <Cut d="M108 14h104v20h-8v24h-8V34h-72v24h-8V34h-8z" fill={paper.white} drop={3} />
    <path
      d="M112 18h12v6h-12zM136 18h12v6h-12zM160 18h12v6h-12zM184 18h12v6h-12zM124 24h12v6h-12zM148 24h12v6h-12zM172 24h12v6h-12zM196 24h12v6h-12z"
      fill={paper.dusk}
    />
    <Cut d="M149 56l10 14-10 14-10-14z" fill={paper.sun} drop={3} />
    <Cut
      d="M182 80l10 14-10 14-10-14zM104 94l10 14-10 14-10-14zM226 108l10 14-10 14-10-14z"
      fill={paper.white}
      drop={3}
    />
  </>
);

/** A wheel of twelve under its pointer. */
export const Wheel = () => (
  <>
    <Cut d="M145 18h30l26 15 15 26v30l-15 26-26 15h-30l-26-15-15-26V59l15-26z" fill={paper.white} drop={3} />
    <path
      d="M160 74l14-52 24 14zM160 74l52-14v28zM160 74l38 38-24 14zM160 74l-14 52-24-14zM160 74l-52 14V60zM160 74l-38-38 24-14z"
      fill={paper.near}
    />
    <path d="M160 74l-14-52h28z" fill={paper.sun} />
    <Cut d="M172 79l-7 7h-10l-7-7V69l7-7h10l7 7z" fill={paper.white} drop={2} />
    <Cut d="M148 4h24l-12 28z" fill={paper.white} drop={3} />
  </>
);

/** A ticket whose stub is a gift. */
export const Ticket = () => (
  <g transform="rotate(-8 160 70)">
    <Cut d="M72 32h176v24l-12 14 12 14v24H72V84l12-14-12-14z" fill={paper.white} drop={3} />
    <path d="M182 38h4v10h-4zM182 56h4v10h-4zM182 74h4v10h-4zM182 92h4v10h-4z" fill={paper.near} />
    <path d="M100 48h36v8h-36zM100 66h62v8h-62zM100 84h48v8h-48z" fill={paper.near} fillOpacity=".7" />
    <path d="M212 48l20 22-20 22-20-22z" fill={paper.sun} />
    <path d="M204 68l6 7 10-12 4 4-14 16-10-11z" fill={paper.dusk} />
  </g>
);
