import { svg } from '../elements.ts';
import { fishShapes, type Tone, type Water, waters } from './fish-shapes.ts';
import type { Place, Swimmer } from './swim.ts';

const tones: readonly Tone[] = ['body', 'light', 'dark', 'mark'];
type Tones = Readonly<Record<Tone, string>>;
type Ink = Readonly<Record<Water, Tones>>;

/** The colours of the tones, which stand in the palette alone. */
export const inkOf = (style: CSSStyleDeclaration): Ink =>
  Object.fromEntries(
    waters.map(water => [
      water,
      Object.fromEntries(tones.map(tone => [tone, style.getPropertyValue(`--${water}-${tone}`)])),
    ]),
  ) as Ink;

const paths = new Map<string, Path2D>();
const pathOf = (text: string) => {
  const path = paths.get(text) ?? new Path2D(text);
  paths.set(text, path);
  return path;
};

/** Draws a fish where it is; its tail moves a little. */
export function drawFish(
  on: CanvasRenderingContext2D,
  ink: Ink,
  { kind, length, speed, phase }: Swimmer,
  { x, y }: Place,
  { ms, isFaint }: { readonly ms: number; readonly isFaint: boolean },
): void {
  const shape = fishShapes[kind];
  if (!shape) return;
  const colours = ink[shape.water];
  const scale = length / 120;
  on.save();
  on.globalAlpha = isFaint ? 0.3 : 1;
  on.translate(x, y);
  on.scale(speed < 0 ? -scale : scale, scale);
  on.transform(1, Math.sin(ms / 260 + phase * 20) * 0.04, 0, 1, 0, 0);
  for (const [tone, path] of shape.parts) {
    on.fillStyle = colours[tone];
    on.fill(pathOf(path));
  }
  const [eyeX, eyeY] = shape.eye;
  on.fillStyle = colours.mark;
  circle(on, eyeX, eyeY, 4.5);
  on.fillStyle = colours.dark;
  circle(on, eyeX - 1, eyeY, 2.2);
  on.restore();
}

function circle(on: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  on.beginPath();
  on.arc(x, y, radius, 0, 2 * Math.PI);
  on.fill();
}

/** The same fish as a drawing of its own; what it is, is said beside it. */
export function fishPicture(kind: string): SVGElement {
  const shape = fishShapes[kind];
  const water = shape?.water ?? 'reef';
  const picture = svg('svg', {
    ...{ class: 'fish', 'data-water': water, viewBox: '-66 -48 132 96', 'aria-hidden': 'true' },
  });
  if (!shape) return picture;
  const [x, y] = shape.eye;
  picture.append(
    ...shape.parts.map(([tone, d]) => svg('path', { d, class: `tone-${tone}` })),
    svg('circle', { cx: String(x), cy: String(y), r: '4.5', class: 'tone-mark' }),
    svg('circle', { cx: String(x - 1), cy: String(y), r: '2.2', class: 'tone-dark' }),
  );
  return picture;
}
