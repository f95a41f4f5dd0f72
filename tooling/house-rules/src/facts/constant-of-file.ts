import { read } from '../repository.ts';
import { constantOf } from '../rules-page/constant.ts';

/** Fen of a yuan. */
export const yuan = 100;
export const tenThousand = 10_000;

/** The number of a constant that its file keeps to itself. */
export function constant(file: string, name: string, unit = 1): number {
  const found = constantOf(read(file), name);
  if (found === undefined) throw new Error(`${file} has no number ${name} that can be read.`);
  return found / unit;
}
