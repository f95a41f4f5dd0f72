import { blend, paper } from './paper.tsx';
import { pine } from './pine.ts';
import { Sheet } from './sheet.tsx';

/** Rows of a wood, the farthest first: a tone, where it stands, how high its pines are, and how far apart. */
const rows = [
  { tone: blend('hero-2', 84, 'on-hero'), foot: 318, height: 92, step: 62, from: -390 },
  { tone: blend('hero-2', 62, 'hero-1'), foot: 358, height: 128, step: 104, from: -350 },
  { tone: paper.night, foot: 400, height: 172, step: 236, from: -300 },
] as const;

/** A wood before the sun: the banner of fair accounts. */
export function Pines({ className }: { className?: string }) {
  return (
    <Sheet className={className}>
      <circle cx="560" cy="244" r="76" fill={paper.sun} />
      {rows.map(({ tone, foot, height, step, from }, depth) => {
        const places = Array.from({ length: Math.ceil((1160 - from) / step) }, (_, index) => index);
        const wood = (side: 0 | 1) =>
          places
            .map(index => pine(from + index * step, foot, height * (1 - ((index * 5) % 7) / 14), side))
            .join('');
        return (
          <g key={tone}>
            <path d={wood(0)} transform="translate(7 -2)" fill={paper.night} fillOpacity=".22" />
            <path d={`${wood(0)}M-400 ${foot}l390-14 390 8 390-12 390 14V480H-400z`} fill={tone} />
            <path d={wood(1)} fill={depth === 2 ? paper.near : paper.night} fillOpacity=".2" />
          </g>
        );
      })}
    </Sheet>
  );
}
