import type { Grade } from './grade.ts';

/**
 * What a same-match combination came to by the grades of its parts, which are never half or level. Open while a part
 * is. A group is won by any of its parts; the combination is lost with a group, else cancelled with one, else won.
 */
export function combineGrades(groups: readonly (readonly (Grade | undefined)[])[]): Grade | undefined {
  if (groups.flat().includes(undefined)) return undefined;
  const grades = groups.map(parts => firstOf(['W', 'D', 'L'], parts));
  return firstOf(['L', 'D', 'W'], grades);
}

function firstOf(order: readonly Grade[], grades: readonly (Grade | undefined)[]): Grade | undefined {
  return order.find(grade => grades.includes(grade));
}
