import path from 'node:path';

/** A dialog opens its own view lazily, and the view says which dialog it is. */
const ownView = (from: string, to: string) =>
  /\.dialog\.tsx?$/.test(from) && nameOf(to, 'container|view|lazy') === nameOf(from, 'dialog');

/** Dialogs that open each other are declared in one folder, each with its view in the folder of its name. */
const nameOf = (file: string, part: string) =>
  path.posix.basename(file).replace(new RegExp(`\\.(${part})\\.tsx?$`), '');

/** The files that a file of `all` imports by a relative path, at once or lazily. */
export function importsOf(file: string, text: string, all: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
    .filter(to => all.has(to) && !ownView(file, to));
}

/** Files that reach each other, as groups of two and more: Tarjan's strongly connected components. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const lower = (file: string, to: number) => low.set(file, Math.min(low.get(file) ?? to, to));

  function visit(file: string): void {
    index.set(file, index.size);
    lower(file, index.size - 1);
    stack.push(file);
    for (const to of graph.get(file) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) lower(file, low.get(to) ?? 0);
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
