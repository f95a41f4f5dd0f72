import path from 'node:path';
import { filesLike, isTest, isThere, read, readJson } from '../repository.ts';
import { withoutComments } from '../violations.ts';
import type { Imports } from './walks.ts';

export const sources = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.(tsx?|m?js)$/).filter(
  file => !isTest(file),
);

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const manifests = new Map(
  filesLike(/^(brands|packages|platform|tooling)\/[\w-]+\/package\.json$/).map(file => {
    const { name, exports = {} } = readJson<Manifest>(file);
    return [name, { folder: path.posix.dirname(file), exports }] as const;
  }),
);

/** The file that a specifier stands for; undefined for what comes from a registry. */
function fileOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare);
  const [, name = '', door = ''] = /^(@lobby\/[\w-]+)(\/.*)?$/.exec(bare) ?? [];
  const manifest = manifests.get(name);
  const target = manifest?.exports[`.${door}`];
  return manifest && typeof target === 'string' ? path.posix.join(manifest.folder, target) : undefined;
}

const known = new Map<string, ReadonlySet<string>>();

/** The imports of the repository as it is, by package doors and relative paths, at once or lazily. */
export const imports: Imports = {
  of(file) {
    const before = known.get(file);
    if (before) return before;
    const found = new Set<string>();
    known.set(file, found);
    if (!isThere(file) || !/\.(tsx?|m?js)$/.test(file)) return found;
    for (const [, specifier = ''] of withoutComments(read(file)).matchAll(
      /(?:from|import)\s*\(?\s*'([^']+)'/g,
    )) {
      const target = fileOf(file, specifier);
      if (target) for (const each of [target, ...reexportedBy(target)]) found.add(each);
    }
    return found;
  },
};

const doors = new Map<string, readonly string[]>();

/** What a file that is only a door gives on. */
function reexportedBy(file: string): readonly string[] {
  const before = doors.get(file);
  if (before) return before;
  doors.set(file, []);
  if (!isThere(file) || !/\.(tsx?|m?js)$/.test(file)) return [];
  const given = [...read(file).matchAll(/^export [^;'"]*? from '([^']+)';/gm)].flatMap(
    ([, specifier = '']) => {
      const target = fileOf(file, specifier);
      return target ? [target, ...reexportedBy(target)] : [];
    },
  );
  doors.set(file, given);
  return given;
}
