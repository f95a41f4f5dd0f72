import { expect, it } from 'vitest';
import { filesLike, read, readJson } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The folder of each package that names a specifier of ours, by the specifier. */
const importers = new Map<string, Set<string>>();
for (const file of filesLike(/\.(tsx?|mts|m?js)$/)) {
  for (const [, named = ''] of read(file).matchAll(/['"`](@lobby\/[\w./-]+)['"`]/g)) {
    const known = importers.get(named) ?? new Set();
    importers.set(named, known.add(packageOf(file)));
  }
}

it('every door of a package of the platform has an importer in another package', () => {
  const doors = filesLike(/^platform\/[^/]+\/package\.json$/).flatMap(manifest => {
    const { name, exports = {} } = readJson<Manifest>(manifest);
    return Object.keys(exports).map(door => ({ door: name + door.slice(1), own: packageOf(manifest) }));
  });
  expect(doors.length).toBeGreaterThan(200);
  const unused = doors.filter(({ door, own }) => ![...(importers.get(door) ?? [])].some(one => one !== own));
  expect(
    unused.map(({ door }) => door),
    'Take it out of `exports`, and import the file by its path inside the package.',
  ).toEqual([]);
});

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
