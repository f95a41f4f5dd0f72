import { blend, paper } from './paper.tsx';
import { pine } from './pine.ts';
import { Sheet } from './sheet.tsx';

/** Slopes of the valley, the farthest first: a tone, and the sheet from one side to the other. */
const slopes = [
  [
    blend('hero-2', 84, 'on-hero'),
    'M-400 330l120-90 100 60 150-110 110 80 120-60 150 96 110-66 110-70 150 110 130-80 140 90 120-50 50 30V480H-400z',
  ],
  [blend('hero-2', 58, 'hero-1'), 'M-400 300l140 30 160-60 190 36 180-22 190 52V480H-400z'],
  [blend('hero-2', 44, 'hero-1'), 'M1160 262l-150-20-130 40-120-24-150 46-150 20-60 14 40 142H1160z'],
] as const;

/** A river that comes down between the slopes, in straight reaches: the banner of live prices. */
export function River({ className }: { className?: string }) {
  return (
    <Sheet className={className}>
      <circle cx="446" cy="222" r="50" fill={paper.sun} />
      {slopes.map(([tone, slope]) => (
        <g key={tone}>
          <path d={slope} transform="translate(9 -2)" fill={paper.night} fillOpacity=".28" />
          <path d={slope} fill={tone} />
        </g>
      ))}
      <path
        d="M448 326l26 2-58 14 128 12-196 18 70 60H180l40-66 206-20-96-10z"
        fill={paper.white}
        fillOpacity=".86"
      />
      <path
        d="M474 328l-58 14 128 12-196 18 30 24 12 36h18l-70-60 196-18-128-12z"
        fill={paper.near}
        fillOpacity=".5"
      />
      <path
        d="M-400 372l180-20 170 22 190-14 110 60 10 60H-400zM1160 360l-170-14-180 26-190-6-120 50 60 64h600z"
        fill={paper.night}
      />
      <path d={pine(110, 384, 108) + pine(664, 386, 128) + pine(716, 380, 84)} fill={paper.night} />
    </Sheet>
  );
}
