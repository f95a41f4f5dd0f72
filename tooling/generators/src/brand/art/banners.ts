import type { BrandLook } from '@lobby/brand-kit';
import { numbersOf } from './numbers.ts';

export function rings(code: string, hero: BrandLook['hero']): string {
  const number = numbersOf(`${code} rings`);
  // A gate shows the circle of 400 around (480, 240), with the action in its foot.
  const [x, y] =
    hero === 'gate' ? [number(465, 495), number(170, 190)] : [number(400, 560), number(170, 240)];
  const around = Array.from({ length: 4 }, (_, at) => {
    const turn = number(-40, 40);
    return `<ellipse cx="${x}" cy="${y}" rx="${150 + at * 70}" ry="${number(50, 90) + at * 34}" transform="rotate(${turn} ${x} ${y})" />`;
  });
  const lights = Array.from(
    { length: 9 },
    () => `<circle cx="${number(40, 720)}" cy="${number(30, 370)}" r="${number(2, 8)}" />`,
  );
  return [
    `<g fill="none" stroke="var(--color-on-hero)" stroke-opacity=".24" stroke-width="2">${around.join('')}</g>`,
    `<circle cx="${x}" cy="${y}" r="${hero === 'gate' ? number(60, 75) : number(70, 105)}" fill="var(--color-hero-3)" />`,
    `<g fill="var(--color-on-hero)" fill-opacity=".55">${lights.join('')}</g>`,
  ].join('');
}

export function waves(code: string): string {
  const number = numbersOf(`${code} waves`);
  const rows = Array.from({ length: 4 }, (_, at) => {
    const y = 210 + at * 45;
    const [one, other] = [number(-70, 70), number(-70, 70)];
    return `<path d="M${at * 40} 400C${150 + at * 30} ${y + one} 310 ${y - one} 420 ${y}S650 ${y + other} 760 ${y}V400z" fill-opacity=".${2 + at * 2}" />`;
  });
  return [
    `<circle cx="${number(200, 560)}" cy="${number(110, 190)}" r="${number(60, 110)}" fill="var(--color-hero-3)" fill-opacity=".9" />`,
    `<g fill="var(--color-hero-1)">${rows.join('')}</g>`,
  ].join('');
}

export function tiles(code: string): string {
  const number = numbersOf(`${code} tiles`);
  const bright = number(1, 6);
  return Array.from({ length: 8 }, (_, at) => {
    const height = number(60, 290);
    const fill = at === bright ? 'var(--color-hero-3)' : 'var(--color-on-hero)';
    return `<rect x="${110 + at * 74}" y="${370 - height}" width="52" height="${height}" rx="12" fill="${fill}" fill-opacity="${at === bright ? '.95' : `.${number(14, 40)}`}" />`;
  }).join('');
}
