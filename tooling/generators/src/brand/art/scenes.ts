import type { SceneKind } from '@lobby/brand-kit';
import { inJsx } from './component.ts';
import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

/** They stand on the ground of a page, light or dark. */
const [light, glow, near, far] = [
  'var(--color-text-3)',
  'var(--color-accent)',
  'var(--color-line)',
  'var(--color-surface-3)',
];

/** Five scenes on one ground, in which the polygon of the sign is whole, broken, gone, done or shut away. */
export function scenesFile(code: string): string {
  const { corners, turn } = polygonOf(code);
  const number = numbersOf(`${code} scenes`);
  const place = { x: number(340, 420), y: number(168, 190), r: number(92, 108), turn };
  const polygon = polygonPoints(corners, place);
  const { x, y, r } = place;
  const tilt = number(-14, 14);
  const ground = [
    `<ellipse cx="${number(370, 390)}" cy="336" rx="${number(310, 350)}" ry="${number(34, 44)}" fill="${far}" />`,
    `<ellipse cx="${number(360, 400)}" cy="342" rx="${number(200, 240)}" ry="${number(18, 24)}" fill="${near}" />`,
    ...Array.from(
      { length: 7 },
      () =>
        `<circle cx="${number(60, 700)}" cy="${number(30, 200)}" r="${number(2, 4)}" fill="${light}" fill-opacity=".4" />`,
    ),
  ].join('');
  const scenes: Readonly<Record<SceneKind, string>> = {
    empty: `<polygon points="${polygon}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round" /><circle cx="${x}" cy="${y}" r="16" fill="${glow}" />`,
    failed: `<polygon points="${polygon}" fill="${light}" fill-opacity=".26" /><path transform="rotate(${tilt} ${x} ${y})" d="M${x + 14} ${y - r - 12}l-26 ${r * 0.7} 34 ${r * 0.3}-30 ${r + 30}" fill="none" stroke="${glow}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" />`,
    missing: `<path d="M90 ${y + 96}C210 ${y - 70} 400 ${y + 90} 610 ${y - 40}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="2 18" stroke-linecap="round" /><polygon points="${polygonPoints(corners, { x: 676, y: y - 76, r: 66, turn })}" fill="${glow}" />`,
    done: `<polygon points="${polygon}" fill="${glow}" /><path d="M${x - 40} ${y + 2}l28 28 54-58" fill="none" stroke="var(--color-on-accent)" stroke-width="14" stroke-linejoin="round" stroke-linecap="round" />`,
    closed: `<polygon points="${polygon}" fill="${glow}" /><g fill="${far}" stroke="${light}" stroke-opacity=".5" stroke-width="4"><rect x="${x - 190}" y="${y - 136}" width="380" height="84" rx="10" /><rect x="${x - 190}" y="${y - 40}" width="380" height="72" rx="10" /><rect x="${x - 190}" y="${y + 44}" width="380" height="84" rx="10" /></g>`,
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
