import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One acceptance case. */
export interface Case<In, Out> {
  readonly id: string;
  readonly input: In;
  readonly expected: Out;
}

const full = join(import.meta.dirname, '../../../../../shared/data/cases');

/**
 * A reader of acceptance cases by name: those of `folder`, a package's own selection, and every case when the full set
 * lies beside the repository.
 */
export function casesIn(folder: string): <In, Out>(name: string) => readonly Case<In, Out>[] {
  return <In, Out>(name: string) => {
    const files = [folder, full].map(from => join(from, `${name}.json`)).filter(existsSync);
    const rows = files.flatMap(file => readRows<In, Out>(file));
    return [...new Map(rows.map(row => [row.id, row])).values()];
  };
}

function readRows<In, Out>(file: string): readonly Case<In, Out>[] {
  // Safe: the file names its own shape, and a wrong one fails the test that reads it.
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case<In, Out>[] };
  return parsed.cases;
}
