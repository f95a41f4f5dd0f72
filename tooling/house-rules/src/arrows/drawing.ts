import type { Measured } from './measure.ts';

const cell = 30;
const left = 240;
const top = 150;

/**
 * Every import between packages as a table of squares: a row imports a column, the darker the oftener. Packages stand
 * in the order of the table, lowest floor first, so an arrow upwards would be a square above the diagonal.
 */
export function drawImports(packages: readonly Measured[]): string {
  const all = packages.reduce((sum, { lines }) => sum + lines, 0);
  const size = packages.length * cell;
  const rows = packages.flatMap((from, row) => {
    const y = top + row * cell;
    const share = Math.round((from.lines / all) * 100);
    return [
      text(left - 10, y + 20, `${from.name} · ${share} %`, 'text-anchor="end"'),
      `<rect x="${left + row * cell}" y="${y}" width="${cell}" height="${cell}" fill="#9aa4b2"/>`,
      ...packages.flatMap((to, column) => square(from.imports.get(to.name), left + column * cell, y)),
    ];
  });
  const heads = packages.map(({ name }, column) => {
    const x = left + column * cell + 19;
    return text(x, top - 8, name, `transform="rotate(-60 ${x} ${top - 8})"`);
  });
  const [width, height] = [left + size + 90, top + size + 20];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>Every import between packages: a row imports a column</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="#f4f6f8"/>`,
    ...heads,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function square(count: number | undefined, x: number, y: number): string[] {
  if (count === undefined) return [];
  const strength = Math.min(1, 0.25 + Math.log10(count + 1) / 2.5).toFixed(2);
  return [
    `<rect x="${x + 1}" y="${y + 1}" width="${cell - 2}" height="${cell - 2}" fill="#2f6fdb" fill-opacity="${strength}"/>`,
    text(x + cell / 2, y + 20, String(count), 'text-anchor="middle" fill="#10233f"'),
  ];
}

function text(x: number, y: number, words: string, more: string): string {
  return `<text x="${x}" y="${y}" ${more}>${words}</text>`;
}
