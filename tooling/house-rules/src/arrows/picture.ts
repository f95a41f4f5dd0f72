import { arrows, type PackageName, packages } from './table.ts';

const marks = ['<!-- arrows -->', '<!-- /arrows -->'] as const;

/** The table in words, one line for all packages that depend on the same: the picture in `docs/architecture.md`. */
export function pictureOfArrows(): string {
  const lines = new Map<string, PackageName[]>();
  for (const row of [...packages].reverse()) {
    const to = (arrows[row] as readonly PackageName[]).join(', ') || 'nothing inside';
    lines.set(to, [...(lines.get(to) ?? []), row]);
  }
  const width = Math.max(...[...lines.values()].map(names => names.join(', ').length));
  const drawn = [...lines].map(([to, names]) => `${names.join(', ').padEnd(width)} → ${to}`);
  return ['```', ...drawn, '```'].join('\n');
}

/** The page with its picture drawn anew. @throws Error when the page has no place for it. */
export function withPicture(page: string): string {
  const [begin, end] = marks.map(mark => page.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Error(
      `docs/architecture.md must hold ${marks[0]} and ${marks[1]} around its picture of the arrows.`,
    );
  return `${page.slice(0, begin + marks[0].length)}\n\n${pictureOfArrows()}\n\n${page.slice(end)}`;
}
