import { filesLike, isTest, read, readJson } from '../repository.ts';
import { dependenciesOf } from './folders.ts';

/** One package as it is drawn. */
export interface Measured {
  /** That of its manifest, without the scope: as others import it. */
  readonly name: string;
  readonly lines: number;
  /** Import statements by the package they name, without tests and stories. */
  readonly imports: ReadonlyMap<string, number>;
}

const ours = /(?:from|import)\s*\(?\s*'@lobby\/([\w-]+)[/']/g;

/** Counts the lines of a folder's sources, tests included, and what its code imports. */
export function measure(folder: string): Measured {
  const sources = filesLike(new RegExp(`^${folder}/(?!.*/fixtures/).*\\.(ts|tsx|mjs|js|css)$`));
  const imports = new Map<string, number>(dependenciesOf(folder).map(name => [name, 0]));
  for (const file of sources.filter(file => !isTest(file) && !/\/src\/(.*\/)?testing\//.test(file)))
    for (const [, name = ''] of read(file).matchAll(ours)) imports.set(name, (imports.get(name) ?? 0) + 1);
  return {
    name: readJson<{ name: string }>(`${folder}/package.json`).name.slice('@lobby/'.length),
    lines: sources.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0),
    imports,
  };
}
