import type { DrawnPromotion } from '@lobby/brand-kit';
import { inJsx } from './component.ts';
import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

const [light, glow, ground] = ['var(--color-on-hero)', 'var(--color-hero-3)', 'var(--color-hero-1)'];

/** `art/promotions/promotion.tsx`: what each kind of promotion is about, in the middle of its ground. */
export function promotionFile(code: string): string {
  const drawn = Object.entries(subjects(code))
    .map(([kind, shapes]) => `  '${kind}': (<>${inJsx(shapes)}</>),`)
    .join('\n');
  return `import type { DrawnPromotion } from '@lobby/brand-kit';
import type { ReactNode } from 'react';

const subjects: Readonly<Record<DrawnPromotion, ReactNode>> = {
${drawn}
};

/** A kind of promotion on its ground; its subject is in the middle, where a narrow box keeps it. */
export function Promotion({ kind, className }: { kind: DrawnPromotion; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h320v140H0z" fill="${ground}" />
      <path d="M0 140V96L320 20v120z" fill="var(--color-hero-2)" fillOpacity=".4" />
      {subjects[kind]}
    </svg>
  );
}
`;
}

/** Ten subjects in one tone of light and one glow, with the polygon of the sign where a mark is needed. */
function subjects(code: string): Readonly<Record<DrawnPromotion, string>> {
  const { corners, turn } = polygonOf(code);
  const lean = numbersOf(`${code} promotions`)(-6, 6);
  const mark = (x: number, y: number, r: number, fill: string) =>
    `<polygon points="${polygonPoints(corners, { x, y, r, turn })}" fill="${fill}" />`;
  const leaning = (shapes: string) => `<g transform="rotate(${lean} 160 70)">${shapes}</g>`;
  const coin = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="20" fill="${glow}" />${mark(x, y, 10, ground)}`;
  const way = (d: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${light}" stroke-opacity="${opacity}" stroke-width="${width}" />`;
  const day = (x: number, y: number, at: number) =>
    at === 5 ? mark(x, y, 12, glow) : mark(x, y, 8, at < 5 ? light : ground);
  const sector = (at: number) => {
    const [from, to] = [at, at + 30].map(degrees => ((degrees - 105) * Math.PI) / 180);
    const on = (angle = 0) =>
      `${(160 + 54 * Math.cos(angle)).toFixed(1)} ${(74 + 54 * Math.sin(angle)).toFixed(1)}`;
    return `M160 74L${on(from)}A54 54 0 0 1 ${on(to)}z`;
  };
  const task = (y: number, fill: string) =>
    `${mark(130, y, 11, fill)}<path d="M148 ${y - 4}h44v8h-44z" fill="${ground}" fill-opacity=".6" />`;
  return {
    'first-deposit': `<path d="M122 128V52a38 38 0 0 1 76 0v76z" fill="${glow}" /><path d="M122 128V52Q122 20 104 18T84 52v90z" fill="${light}" />${mark(94, 84, 5, ground)}<path d="M122 128h76l34 12H118z" fill="${glow}" fill-opacity=".4" />`,
    'next-deposit': leaning(
      `${way('M116 77A44 44 0 0 1 188 36M204 63A44 44 0 0 1 132 104', 10, 0.9)}<path d="M206 46l-24 2 13-22zM114 94l24-2-13 22z" fill="${light}" />${coin(160, 70)}`,
    ),
    betting: leaning(
      `<path d="M76 32h168v24a14 14 0 0 0 0 28v24H76V84a14 14 0 0 0 0-28z" fill="${light}" /><path d="M104 48h38v8h-38zM104 66h58v8h-58zM104 84h46v8h-46z" fill="${ground}" fill-opacity=".6" /><path d="M186 38v64" stroke="${ground}" stroke-width="3" stroke-dasharray="6 6" />${mark(212, 70, 18, glow)}`,
    ),
    tasks: leaning(
      `<rect x="104" y="14" width="112" height="114" rx="10" fill="${light}" />${task(42, glow)}${task(72, glow)}${task(102, ground)}`,
    ),
    'sign-in': leaning(
      `<rect x="94" y="20" width="132" height="108" rx="10" fill="${light}" fill-opacity=".4" /><path d="M94 44V30q0-10 10-10h112q10 0 10 10v14z" fill="${light}" />${[60, 84, 108].map((y, row) => [112, 144, 176, 208].map((x, column) => day(x, y, row * 4 + column)).join('')).join('')}`,
    ),
    race: `<path d="M124 22h72l108 118H16z" fill="${light}" fill-opacity=".26" />${way('M142 22 90 140M160 22v118M178 22l52 118', 3, 0.7)}<path d="M112 14h96v12h-96z" fill="${light}" />${mark(151, 52, 12, glow)}${mark(178, 82, 12, light)}${mark(104, 104, 12, light)}`,
    draw: `<circle cx="160" cy="74" r="58" fill="${light}" /><path d="${[30, 90, 150, 210, 270, 330].map(sector).join('')}" fill="${ground}" fill-opacity=".6" /><path d="${sector(0)}" fill="${glow}" />${mark(160, 74, 14, ground)}<path d="M148 4h24l-12 26z" fill="${light}" />`,
    'gift-code': leaning(
      `<circle cx="112" cy="70" r="30" fill="none" stroke="${light}" stroke-width="13" /><path d="M146 63h82v26h-14V77h-14v14h-14V77h-40z" fill="${light}" />${mark(112, 70, 13, glow)}`,
    ),
    friends: `${way('M48 34C130 34 130 70 194 70M48 106C130 106 130 70 194 70H224', 14, 0.5)}${mark(60, 34, 18, light)}${mark(60, 106, 18, light)}${mark(232, 70, 30, glow)}`,
    cashback: `${way('M68 38H198a32 32 0 0 1 0 64H134', 14, 0.7)}<path d="M138 80l-26 22 26 22z" fill="${light}" />${coin(84, 102)}`,
  };
}
