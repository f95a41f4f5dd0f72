import type { HallCode } from '@lobby/brand-kit';
import { inJsx } from './component.ts';
import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

const [light, glow] = ['var(--color-on-hero)', 'var(--color-hero-3)'];

/** `art/halls/hall.tsx`: what is played in each hall, at the right of its ink; the left half is for words. */
export function hallFile(code: string): string {
  const drawn = Object.entries(subjects(code))
    .map(([hall, shapes]) => `  ${hall}: (<>${inJsx(shapes)}</>),`)
    .join('\n');
  return `import type { HallCode } from '@lobby/brand-kit';
import type { ReactNode } from 'react';
import { inks } from './inks.ts';

const subjects: Readonly<Record<HallCode, ReactNode>> = {
${drawn}
};

/** The ground of a hall with its subject on the right; in a narrow box the subject is what stays. \`--hall-ground: none\` leaves out the ground. */
export function Hall({ code, className }: { code: HallCode; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 168"
      preserveAspectRatio="xMaxYMid slice"
      color={inks[code]}
      aria-hidden="true"
    >
      <path d="M0 0h320v168H0z" style={{ fill: 'var(--hall-ground, currentColor)' }} />
      {subjects[code]}
    </svg>
  );
}
`;
}

/** `art/halls/inks.ts`: the grounds of the halls. */
export function inksFile(inks: Readonly<Record<string, string>>): string {
  const rows = Object.entries(inks)
    .map(([hall, ink]) => `  ${hall}: '${ink}',`)
    .join('\n');
  return `import type { HallCode } from '@lobby/brand-kit';

/** The ground of each hall: white words on it have a contrast of 7 and more. */
export const inks: Readonly<Record<HallCode, string>> = {
${rows}
};
`;
}

/** Seven subjects in the same two tones of light and one glow, with the polygon of the sign where a mark is needed. */
function subjects(code: string): Readonly<Record<HallCode, string>> {
  const { corners, turn } = polygonOf(code);
  const number = numbersOf(`${code} halls`);
  const lean = number(-8, 8);
  const mark = (x: number, y: number, r: number, fill: string) =>
    `<polygon points="${polygonPoints(corners, { x, y, r, turn })}" fill="${fill}" />`;
  const leaning = (shapes: string) => `<g transform="rotate(${lean} 238 92)">${shapes}</g>`;
  const chip = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="13" fill="${glow}" />${mark(x, y, 6, 'currentColor')}`;
  const card = (x: number, y: number, angle: number, fill: string) =>
    `<g transform="rotate(${angle} ${x + 20} ${y + 70})"><rect x="${x}" y="${y}" width="42" height="60" rx="5" fill="${fill}" />${mark(x + 21, y + 30, 9, 'currentColor')}</g>`;
  const ball = (x: number, y: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="17" fill="${fill}" />${mark(x, y, 7, 'currentColor')}`;
  const fish = (x: number, y: number, size: number, fill: string) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0 12C14-6 38-6 52 12l16-11v22L52 12C38 30 14 30 0 12z" fill="${fill}" />`;
  const cell = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="32" height="32" rx="5" fill="currentColor" />`;
  return {
    sport: leaning(
      `<path d="M194 34h92l34 100H160z" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="4" /><path d="M177 84h126" stroke="${light}" stroke-opacity=".7" stroke-width="4" /><ellipse cx="240" cy="84" rx="30" ry="18" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="4" /><circle cx="290" cy="118" r="20" fill="${glow}" />${mark(290, 118, 9, 'currentColor')}`,
    ),
    realbet: leaning(
      `<path d="M156 60a84 84 0 0 0 168 0z" fill="${light}" fill-opacity=".26" /><path d="M178 60a62 62 0 0 0 124 0" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="3" /><rect x="206" y="46" width="26" height="36" rx="4" fill="${light}" /><rect x="246" y="46" width="26" height="36" rx="4" fill="${light}" />${chip(208, 114)}${chip(240, 124)}${chip(272, 114)}`,
    ),
    chess: leaning(
      `${card(236, 34, -16, light)}${card(246, 38, 4, light)}${card(256, 44, 24, glow)}<rect x="176" y="66" width="46" height="62" rx="7" fill="${light}" />${mark(199, 84, 9, 'currentColor')}${mark(199, 110, 9, 'currentColor')}`,
    ),
    gaming: leaning(
      `<path d="M184 130V52q0-10 10-10h86M184 130h82q14 0 14-14V42M184 130 280 42" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" />${mark(184, 130, 24, light)}${mark(280, 42, 24, glow)}<path d="M240 92l34 14-15 5-5 15z" fill="${light}" />`,
    ),
    lottery: leaning(
      `<rect x="150" y="62" width="168" height="50" rx="25" fill="${light}" fill-opacity=".26" />${ball(176, 87, light)}${ball(214, 87, light)}${ball(252, 87, glow)}${ball(290, 87, light)}${ball(316, 46, light)}`,
    ),
    egame: leaning(
      `<rect x="176" y="26" width="128" height="124" rx="12" fill="${light}" />${[36, 72, 108].map(y => [186, 224, 262].map(x => cell(x, y)).join('')).join('')}${mark(202, 52, 11, light)}${mark(240, 88, 11, glow)}${mark(278, 124, 11, light)}<path d="M182 32l116 110" stroke="${glow}" stroke-width="5" stroke-linecap="round" />`,
    ),
    fish: `<path d="M176 168 226 20h36l58 148z" fill="${light}" fill-opacity=".16" />${fish(206, 70, 1.3, glow)}${fish(170, 44, 0.55, light)}${fish(250, 38, 0.5, light)}${fish(178, 124, 0.6, light)}${fish(264, 126, 0.55, light)}`,
  };
}
