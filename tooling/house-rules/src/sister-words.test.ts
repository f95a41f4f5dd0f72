import { expect, it } from 'vitest';
import { readJson } from './repository.ts';
import { catalogs } from './traditional/texts.ts';

/** Pages of records that lie beside each other: what has the same role on them is called the same. */
const roles = [
  'range.today',
  'range.yesterday',
  'range.week',
  'range.days30',
  'range.custom',
  'export',
  'refresh',
];

/** Every text that ends in a role, by role: what is said, and where. */
function saidOf(role: string): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const file of catalogs) {
    for (const [id, text] of Object.entries(readJson<Record<string, string>>(file))) {
      if (/^\w+\./.test(id) && id.slice(id.indexOf('.') + 1) === role)
        said.set(text, [...(said.get(text) ?? []), id]);
    }
  }
  return said;
}

it.each(roles)('of every record, %s is called the same', role => {
  const said = saidOf(role);
  const places = [...said.values()].flat();
  expect(places.length, 'the records that have it').toBeGreaterThan(1);
  expect(Object.fromEntries(said)).toEqual({ [[...said.keys()][0] ?? '']: places });
});
