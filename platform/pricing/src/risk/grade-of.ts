import type { Grade, GradedSelection, MatchResult } from '@lobby/betting';

/** What its sport says of a selection when the result is known. */
export type GradeOf = (selection: GradedSelection, result: MatchResult) => Grade | undefined;

/**
 * Keeps what follows from the grades of selections, since every bet needs the same few: for each sport apart, which may
 * grade the same selection differently.
 * @param most that are kept of a sport.
 */
export function keepByGrade<Value>(most: number): (grade: GradeOf, key: string, make: () => Value) => Value {
  const bySport = new WeakMap<GradeOf, Map<string, Value>>();
  return (grade, key, make) => {
    const kept = bySport.get(grade) ?? new Map<string, Value>();
    bySport.set(grade, kept);
    const value = kept.get(key) ?? make();
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}
