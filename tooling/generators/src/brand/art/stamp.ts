import { numbersOf } from './numbers.ts';

/** `art/stamp.tsx`: a frame with corners of the brand's own, doubled where money came. */
export function stampFile(code: string): string {
  const number = numbersOf(`${code} stamp`);
  const corner = number(4, 20);
  const isRound = number(0, 1) === 1;
  const frame = (inset: number) => {
    const c = corner - Math.min(inset, corner - 2);
    const turn = (x: number, y: number) =>
      isRound ? `q${x > 0 === y > 0 ? `${x} 0` : `0 ${y}`} ${x} ${y}` : `l${x} ${y}`;
    const [left, top, right, bottom] = [2 + inset, 2 + inset, 94 - inset, 62 - inset];
    return `M${left + c} ${top}H${right - c}${turn(c, c)}V${bottom - c}${turn(-c, c)}H${left + c}${turn(-c, -c)}V${top + c}${turn(c, -c)}z`;
  };
  return `import type { StampTone } from '@lobby/brand-kit';

/** A frame around the words of a stamp; what brought money has a second one. */
export function Stamp({ tone, className }: { tone: StampTone; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 64" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="${frame(0)}" strokeWidth="3" />
      {(tone === 'won' || tone === 'sold') && <path d="${frame(6)}" strokeWidth="1.5" />}
    </svg>
  );
}
`;
}
