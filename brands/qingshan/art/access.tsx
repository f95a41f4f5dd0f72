import { blend, paper } from './paper.tsx';
import { pine } from './pine.ts';

/** The farthest first: a tone, and the sheet from the left edge of the panel to its right one. */
const sheets = [
  [blend('hero-2', 80, 'on-hero'), 'M-20 420 52 344l48 36L216 256l84 98 40-34 54 56'],
  [blend('hero-2', 92, 'hero-1'), 'M-20 440l54-40 62 36 92-78 60 50 66-46 80 64'],
  [blend('hero-2', 52, 'hero-1'), 'M-20 422l72 46 90-34 84 44 72-58 96 60'],
  [paper.night, 'M-20 516l96-28 88 26 112-40 118 34'],
] as const;

/** A hut with a light below the summit: the access dialogs. */
export function AccessArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 374 530" aria-hidden="true">
      <circle cx="266" cy="292" r="54" fill={paper.sun} />
      {sheets.map(([tone, line], depth) => (
        <g key={line}>
          <path d={`${line}V580H-20z`} transform="translate(10 -2)" fill={paper.night} fillOpacity=".28" />
          <path d={`${line}V580H-20z`} fill={tone} />
          {depth === 0 && <path d="M216 256l34 40-22 8-16-14-22 24-26-2z" fill={paper.white} />}
        </g>
      ))}
      <path
        d={pine(34, 512, 120) + pine(78, 506, 84) + pine(338, 500, 132) + pine(298, 494, 76)}
        fill={paper.night}
      />
      <path
        d={pine(34, 512, 120, 1) + pine(78, 506, 84, 1) + pine(338, 500, 132, 1) + pine(298, 494, 76, 1)}
        fill={paper.near}
        fillOpacity=".22"
      />
      <path d="M128 470l36-26 36 26v46h-72z" fill={paper.deep} />
      <path d="M118 470l46-36 46 36-8 8-38-28-38 28z" fill={paper.white} />
      <path d="M152 482h24v34h-24z" fill={paper.sun} />
    </svg>
  );
}
