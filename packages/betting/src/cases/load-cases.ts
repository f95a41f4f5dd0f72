import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Case<In, Out> {
  readonly id: string;
  readonly input: In;
  readonly expected: Out;
}

/**
 * The acceptance cases of one name: the package's own selection, and every case when the full set lies beside
 * the repository. For tests.
 */
export function loadCases<In, Out>(name: string): readonly Case<In, Out>[] {
  const own = join(import.meta.dirname, `${name}.json`);
  const full = join(import.meta.dirname, '../../../../../shared/data/cases', `${name}.json`);
  const rows = [own, full].filter(existsSync).flatMap(file => readRows<In, Out>(file));
  return [...new Map(rows.map(row => [row.id, row])).values()];
}

function readRows<In, Out>(file: string): readonly Case<In, Out>[] {
  // Safe: the file names its own shape, and a wrong one fails the test that reads it.
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case<In, Out>[] };
  return parsed.cases;
}
