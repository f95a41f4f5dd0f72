import { Print, Sheet } from './sheets.tsx';

const balls = (places: readonly number[], r: number) =>
  places.map(x => `M${x - r} 88a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join('');

/** Five balls in a tube, the last half out. */
export const Lottery = () => (
  <>
    <Sheet tone="back" d="M128 180l40-36 46 4 36-66 34-22 48-6v126z" />
    <g transform="rotate(-32 238 92)">
      <Sheet tone="front" d="M124 70l14-14h158v64H138l-14-14z" />
      <Print tone="ink" d="M132 74l10-10h154v48H142l-10-10z" />
      <Sheet d={balls([155, 229, 303], 18)} />
      <Sheet tone="sun" d={balls([192, 266], 18)} />
      <Print tone="sun" d={balls([153, 227, 301], 8)} />
      <Print d={balls([190, 264], 8)} />
      <Print tone="front" d="M146 70h144v6H146z" />
    </g>
  </>
);
