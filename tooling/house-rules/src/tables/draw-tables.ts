import { type Box, boxWidth, lineOf, placeBoxes } from './layout.ts';
import type { OwnedTable, Reference } from './schema.ts';

/** Nearly every table names one of these, so they are signs beside it and no lines. */
const signs: Readonly<Record<string, { readonly sign: string; readonly words: string }>> = {
  members: { sign: 'M', words: 'of a member' },
  sites: { sign: 'S', words: 'of a site' },
};
const ink = '#10233f';
const inside = '#2f6fdb';
const between = '#c2410c';

/** Every table in the box of the package that owns it; a line leads from a table to the one it names a row of. */
export function drawTables(tables: readonly OwnedTable[], references: readonly Reference[]): string {
  const lines = references.filter(({ to }) => !(to in signs));
  const boxes = placeBoxes(tables, lines);
  const width = Math.max(...boxes.map(({ x }) => x)) + boxWidth + 70;
  const height = Math.max(...boxes.map(box => box.y + box.height)) + 60;
  const boxOf = (table: string) => boxes.find(box => box.tables.includes(table));
  const drawn = boxes.map(box => drawBox(box, references));
  const across: string[] = [];
  const within: string[] = [];
  for (const line of lines) {
    const [from, to] = [boxOf(line.from), boxOf(line.to)];
    if (!from || !to) continue;
    if (from === to) within.push(arc(from, line, within.length));
    else across.push(curve(from, to, line));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>The tables of the database, by the package that owns them</title>',
    '<desc>The same in words: the table of owners in docs/architecture.md.</desc>',
    `<defs>${marker('in', inside)}${marker('out', between)}</defs>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawn,
    ...within,
    ...across,
    legend(height),
    '</svg>',
    '',
  ].join('\n');
}

function drawBox(box: Box, references: readonly Reference[]): string {
  const { x, y, height, owner, tables } = box;
  const rows = tables.map(table => {
    const at = lineOf(box, table) + 4;
    const marks = Object.entries(signs).flatMap(([to, { sign }], place) =>
      references.some(each => each.from === table && each.to === to)
        ? [
            text(
              x + boxWidth - 14 - (1 - place) * 16,
              at,
              sign,
              'text-anchor="end" fill="#667085" font-size="11"',
            ),
          ]
        : [],
    );
    return [text(x + 14, at, table, `fill="${ink}"`), ...marks].join('');
  });
  return [
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="6" fill="#f4f6f8" stroke="#9aa4b2"/>`,
    text(x + 14, y + 22, `${owner} · ${tables.length}`, `font-weight="600" fill="${ink}"`),
    ...rows,
  ].join('\n');
}

/** Between two tables of one box: an arc at its right side, the further out the further apart they are. */
function arc(box: Box, { from, to, isKept }: Reference, at: number): string {
  const [y1, y2] = [lineOf(box, from), lineOf(box, to)];
  const x = box.x + boxWidth;
  const out = x + 10 + Math.min(46, Math.abs(y1 - y2) / 5) + (at % 3);
  return path(`M${x} ${y1} C${out} ${y1} ${out} ${y2} ${x + 1} ${y2}`, inside, 'in', isKept);
}

/** Between two boxes: from the side that is nearer to the other one. */
function curve(from: Box, to: Box, { from: table, to: named, isKept }: Reference): string {
  const [y1, y2] = [lineOf(from, table), lineOf(to, named)];
  if (from.x === to.x) {
    const x = from.x;
    const out = x - 24 - Math.min(40, Math.abs(y1 - y2) / 12);
    return path(`M${x} ${y1} C${out} ${y1} ${out} ${y2} ${x - 1} ${y2}`, between, 'out', isKept);
  }
  const isRight = to.x > from.x;
  const [x1, x2] = isRight ? [from.x + boxWidth, to.x - 1] : [from.x, to.x + boxWidth + 1];
  const bend = (x2 - x1) / 2;
  return path(`M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, between, 'out', isKept);
}

function legend(height: number): string {
  const y = height - 24;
  const words = Object.values(signs).map(({ sign, words }) => `${sign}: ${words}`);
  return [
    text(
      80,
      y,
      `A line leads from a table to the one whose row it names: kept by the database, or by its name alone (dashed). ${words.join(' · ')}`,
      `fill="${ink}"`,
    ),
  ].join('\n');
}

const path = (d: string, colour: string, head: string, isKept: boolean) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.3"${isKept ? '' : ' stroke-dasharray="4 3"'} marker-end="url(#${head})"/>`;

const marker = (id: string, colour: string) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="${colour}"/></marker>`;

const text = (x: number, y: number, words: string, more: string) =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;
