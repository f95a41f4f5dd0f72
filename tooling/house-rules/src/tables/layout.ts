import type { OwnedTable, Reference } from './schema.ts';

export const rowHeight = 22;
export const boxWidth = 300;
const headHeight = 34;
const gapBetweenBoxes = 24;
/** Lines between boxes of one column run at its left. */
const leftOfBoxes = 80;
/** Lines between boxes run here. */
const gapBetweenColumns = 110;
const columns = 3;

/** A box of an owner with its tables, each on a line. */
export interface Box {
  readonly owner: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly tables: readonly string[];
}

/** Where each box stands: what others refer to most in the middle, the others where there is room. */
export function placeBoxes(tables: readonly OwnedTable[], references: readonly Reference[]): readonly Box[] {
  const ownerOf = new Map(tables.map(({ table, owner }) => [table, owner]));
  const owners = [...new Set(ownerOf.values())].map(owner => {
    const own = tables.filter(each => each.owner === owner).map(({ table }) => table);
    const wanted = references.filter(({ from, to }) => own.includes(to) && !own.includes(from)).length;
    return { owner, wanted, tables: parentsFirst(own, references) };
  });
  const [middle, ...others] = owners.sort((a, b) => b.wanted - a.wanted || byName(a, b));
  const bySize = others.sort((a, b) => b.tables.length - a.tables.length || byName(a, b));
  const heights = Array.from({ length: columns }, () => gapBetweenBoxes);
  return [middle, ...bySize].flatMap((each, at) => {
    if (!each) return [];
    const column = at === 0 ? 1 : heights.indexOf(Math.min(...heights));
    const height = headHeight + each.tables.length * rowHeight + 10;
    const y = heights[column] ?? 0;
    heights[column] = y + height + gapBetweenBoxes;
    const x = leftOfBoxes + column * (boxWidth + gapBetweenColumns);
    return [{ owner: each.owner, x, y, height, tables: each.tables }];
  });
}

const byName = (a: { readonly owner: string }, b: { readonly owner: string }) => (a.owner < b.owner ? -1 : 1);

/** The height of a line of a table within its box. */
export const lineOf = (box: Box, table: string): number =>
  box.y + headHeight + box.tables.indexOf(table) * rowHeight + rowHeight / 2;

/** Every table that is referred to, followed by those that refer to it; their lines are short then. */
function parentsFirst(own: readonly string[], references: readonly Reference[]): readonly string[] {
  const inside = references.filter(({ from, to }) => own.includes(from) && own.includes(to));
  const placed: string[] = [];
  const place = (table: string) => {
    if (placed.includes(table)) return;
    placed.push(table);
    for (const { from } of inside.filter(({ to }) => to === table)) {
      const parents = inside.filter(each => each.from === from).map(({ to }) => to);
      if (parents.every(parent => placed.includes(parent))) place(from);
    }
  };
  const isChild = (table: string) => inside.some(({ from }) => from === table);
  for (const table of own.filter(table => !isChild(table))) place(table);
  // A circle of references, or one that waits for a parent that came later.
  for (const table of own) place(table);
  return placed;
}
