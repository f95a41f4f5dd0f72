/** What stands for any name: `x.flow.ts`, `use-x.ts`, and the suffix `.race.test.ts`. */
const placeholder = /^(\.|x\.|use-x\.)/;

/** The files and folders that a text names in code: `funds/judge-payment.ts`, `payments/provider/`. */
export function pathsNamedIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const names = [...prose.matchAll(/`([\w@.][\w@./-]*(?:\.(?:tsx?|m?js)|\/))`/g)].map(
    ([, name = '']) => name,
  );
  return names.filter(name => !placeholder.test(name));
}

/** The folders and files that the README of a package names from its own folder on: `src/page`, `src/index.ts`. */
export function sourcesNamedIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`(src\/[\w@./-]+?)\/?`/g)].map(([, name = '']) => name);
}

/**
 * Finds what a text names among the files of the repository. Folders may be left out at the front and in the middle:
 * `funds/judge-payment.ts` is `packages/funds/src/judge-payment.ts`.
 */
export function pathFinder(files: readonly string[]): (name: string) => boolean {
  const ending = new Map<string, string[][]>();
  const add = (parts: string[], last: string) => ending.set(last, [...(ending.get(last) ?? []), parts]);
  const folders = new Set(files.flatMap(file => foldersOf(file.split('/'))));
  for (const file of files) add(file.split('/'), file.split('/').at(-1) ?? '');
  for (const folder of folders) add(folder.split('/'), `${folder.split('/').at(-1)}/`);
  return name => {
    const parts = name.split('/').filter(part => !['', '.', '..', '@lobby'].includes(part));
    const last = name.endsWith('/') ? `${parts.at(-1)}/` : (parts.at(-1) ?? '');
    return (ending.get(last) ?? []).some(path => hasInOrder(path, parts));
  };
}

const foldersOf = (parts: readonly string[]) =>
  parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));

function hasInOrder(path: readonly string[], wanted: readonly string[]): boolean {
  let next = 0;
  for (const part of path) if (part === wanted[next]) next += 1;
  return next === wanted.length;
}
