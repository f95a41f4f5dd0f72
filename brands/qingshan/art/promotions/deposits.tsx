import { Cut, paper } from '../paper.tsx';

/** A door that stands open, with a light behind it. */
export const Door = () => (
  <>
    <Cut d="M118 12h84l10 10v106H108V22z" fill={paper.near} drop={3} />
    <path d="M124 24h64l10 10v94h-74z" fill={paper.sun} />
    <path d="M124 128h74l36 16H104z" fill={paper.sun} fillOpacity=".4" />
    <Cut d="M124 24 88 14v130l36-16z" fill={paper.white} drop={3} />
    <path d="M96 34l20 6v30l-20-2zM96 80l20 0v32l-20 8z" fill={paper.near} fillOpacity=".5" />
    <path d="M116 72h5v8h-5z" fill={paper.dusk} />
    <path d="M40 128h48v4H40zM212 128h68v4h-68z" fill={paper.white} />
  </>
);

/** What was done once comes round again. */
export const Loop = () => (
  <>
    <Cut
      d="M109 63l21-34 39-8 34 21 5-4-5 30-21-11 6-5-22-13-26 5-13 22zM211 81l-21 34-39 8-34-21-5 4 5-30 21 11-6 5 22 13 26-5 13-22z"
      fill={paper.white}
      drop={3}
    />
    <path d="M130 29l10 15-13 22-18-3zM190 115l-10-15 13-22 18 3z" fill={paper.near} fillOpacity=".5" />
    <Coin x={160} y={72} />
  </>
);

/** A coin on its way back. */
export const Return = () => (
  <>
    <Cut
      d="M64 28h140l30 30v24l-30 30h-62v14l-34-24 34-24v14h54l14-14v-16l-14-14H64z"
      fill={paper.white}
      drop={3}
    />
    <path d="M204 28l30 30-24 4-14-14zM234 82l-30 30-8-20 14-14z" fill={paper.near} fillOpacity=".5" />
    <path d="M80 34h14v8H80zM108 34h14v8h-14zM136 34h14v8h-14z" fill={paper.near} />
    <Coin x={82} y={102} />
  </>
);

/** A key before the lock that it is for. */
export const Key = () => (
  <g transform="rotate(-16 160 70)">
    <Cut d="M222 34h52l16 16v40l-16 16h-52z" fill={paper.near} drop={3} />
    <path d="M251 54l10 10-5 8 5 16h-20l5-16-5-8z" fill={paper.dusk} />
    <Cut
      d="M145 62h73v16h-9v20h-14V78h-11v13h-14V78h-25v6l-19 19H98L79 84V56l19-19h28l19 19zM104 52 94 62v16l10 10h16l10-10V62l-10-10z"
      fill={paper.white}
      drop={3}
    />
    <path d="M79 56l19-19h28l-6 15h-16L94 62v16l-15 6z" fill={paper.near} fillOpacity=".5" />
    <path d="M112 60l10 10-10 10-10-10z" fill={paper.sun} />
  </g>
);

const Coin = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <Cut d="M18 8 8 18H-8L-18 8V-8L-8-18H8L18-8z" fill={paper.sun} drop={3} />
    <path d="M0-10l10 10L0 10l-10-10z" fill={paper.dusk} fillOpacity=".7" />
  </g>
);
