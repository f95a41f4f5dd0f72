import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Case<In, Out> {
  readonly id: string;
  readonly input: In;
  readonly expected: Out;
}

const folders = [import.meta.dirname, join(import.meta.dirname, '../../../../../shared/data/cases')];

/** The acceptance cases of one name: our own selection, and all of them when they lie beside the repository. For tests. */
export function loadCases<In, Out>(name: string): readonly Case<In, Out>[] {
  const files = folders.map(folder => join(folder, `${name}.json`)).filter(existsSync);
  const byId = new Map<string, Case<In, Out>>();
  for (const file of files) {
    // Safe: a file of another shape fails the test that reads it.
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case<In, Out>[] };
    for (const each of cases) byId.set(each.id, each);
  }
  return [...byId.values()];
}
