import { arrows, type PackageName, packages } from './table.ts';

const marks = ['<!-- arrows -->', '<!-- /arrows -->'] as const;

const widest = 120;

/** A list in lines of at most `widest` characters, each broken behind a comma. */
function wrapped(list: string, first: string, next: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const name of list.split(/(?<=,) /)) {
    const begins = line === first || line === next;
    if (!begins && line.length + 1 + name.length > widest) {
      lines.push(line);
      line = next;
    }
    line += line === first || line === next ? name : ` ${name}`;
  }
  return [...lines, line];
}

/** The table in words, once for all packages that depend on the same: the picture in `docs/architecture.md`. */
export function pictureOfArrows(): string {
  const lines = new Map<string, PackageName[]>();
  for (const row of [...packages].reverse()) {
    const to = (arrows[row] as readonly PackageName[]).join(', ') || 'nothing inside';
    lines.set(to, [...(lines.get(to) ?? []), row]);
  }
  const drawn = [...lines].flatMap(([to, names]) => [
    ...wrapped(names.join(', '), '', '  '),
    ...wrapped(to, '  → ', '    '),
  ]);
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
