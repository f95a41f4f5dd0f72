import path from 'node:path';

/** How a step goes on where nothing is imported; each with what shows that it does. */
export const hops = ['over HTTP', 'by its row', 'handed in', 'by name'] as const;
export type Hop = (typeof hops)[number];

export interface Step {
  readonly file: string;
  /** How it is reached from the step before; undefined: one of them imports the other. */
  readonly hop: Hop | undefined;
  /** What the step calls by name, in `code`. */
  readonly names?: readonly string[];
}

/** A walk as the page tells it. */
export interface Walk {
  readonly name: string;
  /** What the page says of it. */
  readonly folders: number;
  readonly turnsBack: number;
  readonly steps: readonly Step[];
}

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const heading = /^\*\*(.+?)\*\*, (\w+) folders?, (\w+) turns? back/;

/** The walks of a page: a bold line each, and steps that begin with a link to a file. */
export function walksIn(page: string, pageFile: string): readonly Walk[] {
  const walks: (Walk & { steps: Step[] })[] = [];
  for (const line of page.split('\n')) {
    const [, name, folders = '', turnsBack = ''] = heading.exec(line) ?? [];
    if (name)
      walks.push({
        name,
        folders: numbers.indexOf(folders),
        turnsBack: numbers.indexOf(turnsBack),
        steps: [],
      });
    const [, said, link] = /^\d+\. (?:\*([^*]+)\*,? )?\[[^\]]+\]\(([^)]+)\)/.exec(line) ?? [];
    if (!link) continue;
    const hop = hops.find(one => one === said);
    if (said && !hop) throw new Error(`"${said}" is none of the ways on: ${hops.join(', ')}. ${line}`);
    const names = [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    walks.at(-1)?.steps.push({ file: path.posix.join(path.posix.dirname(pageFile), link), hop, names });
  }
  return walks;
}

/** How many folders a walk goes through, and how often it comes back to one that it had left. */
export function measureWalk(steps: readonly Step[]): {
  readonly folders: number;
  readonly turnsBack: number;
} {
  const visited = steps
    .map(({ file }) => path.posix.dirname(file))
    .filter((folder, at, all) => folder !== all[at - 1]);
  const folders = new Set(visited).size;
  return { folders, turnsBack: visited.length - folders };
}

/** What the files of a repository import and re-export of each other. */
export interface Imports {
  /** Every file that a file imports, those behind an index included. */
  of(file: string): ReadonlySet<string>;
}

/** The steps that do not follow from the one before, each with what is missing. */
export function brokenSteps(
  steps: readonly Step[],
  imports: Imports,
  read: (file: string) => string,
  sources: readonly string[],
): readonly string[] {
  const are = (one: string, other: string) => imports.of(one).has(other) || imports.of(other).has(one);
  const proofs: Readonly<Record<Hop, (from: string, to: string, names: readonly string[]) => boolean>> = {
    // Between two programs: nothing is imported across.
    'over HTTP': (from, to) => packageFolder(from) !== packageFolder(to) && !are(from, to),
    // A row of the contract is answered by whoever implements it.
    'by its row': (from, to) => [from, to].some(file => /@lobby\/api-client\/contract/.test(read(file))),
    // Somebody beside one of them gives the one to the other.
    'handed in': (from, to) =>
      sources.some(
        by =>
          [from, to].some(file => packageFolder(file) === packageFolder(by)) &&
          are(by, from) &&
          imports.of(by).has(to),
      ),
    // The one reads the other from the disk, or both say the same name.
    'by name': (from, to, names) =>
      read(to).includes(path.posix.basename(from)) ||
      names.some(name => read(from).includes(name) && read(to).includes(name)),
  };
  return steps.slice(1).flatMap(({ file, hop, names = [] }, at) => {
    const from = steps[at]?.file ?? '';
    if (hop) return proofs[hop](from, file, names) ? [] : [`${from} → ${file}: not ${hop}`];
    return are(from, file) ? [] : [`${from} → ${file}: neither imports the other`];
  });
}

const packageFolder = (file: string) => file.split('/').slice(0, 2).join('/');
