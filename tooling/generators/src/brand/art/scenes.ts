import { inJsx } from './component.ts';
import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

const [light, glow, night] = ['var(--color-on-hero)', 'var(--color-hero-3)', 'var(--color-hero-1)'];

/** Five scenes on one ground, in which the polygon of the sign is whole, broken, gone, done or shut away. */
export function scenesFile(code: string): string {
  const { corners, turn } = polygonOf(code);
  const number = numbersOf(`${code} scenes`);
  const place = { x: number(340, 420), y: number(168, 190), r: number(92, 108), turn };
  const polygon = polygonPoints(corners, place);
  const { x, y, r } = place;
  const tilt = number(-14, 14);
  const ground = [
    `<path d="M0 ${number(296, 320)}C190 ${number(270, 300)} 420 ${number(310, 340)} 760 ${number(276, 306)}V400H0z" fill="${night}" fill-opacity=".45" />`,
    `<path d="M0 ${number(342, 356)}C260 ${number(322, 340)} 520 ${number(352, 372)} 760 ${number(326, 344)}V400H0z" fill="${night}" fill-opacity=".6" />`,
    ...Array.from(
      { length: 7 },
      () =>
        `<circle cx="${number(30, 730)}" cy="${number(20, 200)}" r="${number(2, 4)}" fill="${light}" fill-opacity=".4" />`,
    ),
  ].join('');
  const scenes: Readonly<Record<string, string>> = {
    empty: `<polygon points="${polygon}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round" /><circle cx="${x}" cy="${y}" r="16" fill="${glow}" />`,
    failed: `<polygon points="${polygon}" fill="${light}" fill-opacity=".26" /><path transform="rotate(${tilt} ${x} ${y})" d="M${x + 14} ${y - r - 12}l-26 ${r * 0.7} 34 ${r * 0.3}-30 ${r + 30}" fill="none" stroke="${glow}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" />`,
    missing: `<path d="M90 ${y + 96}C210 ${y - 70} 400 ${y + 90} 610 ${y - 40}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="2 18" stroke-linecap="round" /><polygon points="${polygonPoints(corners, { x: 706, y: y - 76, r: 74, turn })}" fill="${glow}" />`,
    done: `<polygon points="${polygon}" fill="${glow}" /><path d="M${x - 40} ${y + 2}l28 28 54-58" fill="none" stroke="${night}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round" />`,
    closed: `<polygon points="${polygon}" fill="${glow}" /><path d="M0 0h760v${y - 52}H0zM0 ${y - 40}h760v72H0zM0 ${y + 44}h760v356H0z" fill="${night}" fill-opacity=".82" /><path d="M0 ${y - 52}h760M0 ${y + 32}h760" stroke="${light}" stroke-opacity=".34" stroke-width="4" />`,
  };
  const drawn = Object.entries(scenes)
    .map(([kind, shapes]) => `  ${kind}: scene(<>${inJsx(shapes)}</>),`)
    .join('\n');
  return `import type { Drawing, SceneKind } from '@lobby/brand-kit';
import type { ReactNode } from 'react';

/** A scene above the ground that all of them stand on. */
const scene =
  (subject: ReactNode): Drawing =>
  ({ className }) => (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      ${inJsx(ground)}
      {subject}
    </svg>
  );

export const scenes: Readonly<Record<SceneKind, Drawing>> = {
${drawn}
};
`;
}
