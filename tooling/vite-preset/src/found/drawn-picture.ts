import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltBrand } from '../brand-of.ts';

/** A drawing of a brand as SVG of its own, with the colours of its classic edition in place of their roles. */
export function drawnSvg({ values }: Pick<BuiltBrand, 'values'>, Art: ComponentType<object>): string {
  return coloured(renderToStaticMarkup(createElement(Art, {})), values).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
}

/** Replaces roles of colours, and mixes of two of them, which no library of pictures knows. */
export function coloured(markup: string, values: BuiltBrand['values']): string {
  return markup
    .replace(/var\(--([\w-]+)\)/g, (whole, role: string) => values[role] ?? whole)
    .replace(
      /color-mix\(in srgb, ?(#\w+) (\d+)%, ?(#\w+)\)/g,
      (_whole, one: string, share: string, other: string) => mixed(one, other, Number(share) / 100),
    );
}

function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(one).map((part, at) => Math.round(part * share + (others[at] ?? 0) * (1 - share)));
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `#abc` or `#aabbcc`. */
function channels(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const width = digits.length === 3 ? 1 : 2;
  return [0, 1, 2].map(at =>
    Number.parseInt(digits.slice(at * width, (at + 1) * width).padStart(2, digits[at] ?? '0'), 16),
  );
}

/** One drawing in another, in a square or rectangle of its own. */
export const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

const program = fileURLToPath(new URL('./draw-png.js', import.meta.url));

/**
 * SVG as PNG, drawn by a process of its own: the platform forbids its own to read SVG, and that holds for all of a
 * process.
 * @throws Error with what that process said.
 */
export function png(svg: string, width: number): Uint8Array {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, String(width)], { input: svg });
  if (status !== 0) throw new Error(`The picture could not be drawn: ${stderr}`);
  return stdout;
}
