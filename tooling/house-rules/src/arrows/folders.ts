import { isThere, namesIn, readJson } from '../repository.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Every package of the repository, as `packages/auth`. */
export const folders: readonly string[] = ['packages', 'platform', 'brands', 'apps', 'tooling'].flatMap(
  kind =>
    namesIn(kind)
      .map(name => `${kind}/${name}`)
      .filter(folder => isThere(`${folder}/package.json`)),
);

/** The packages of ours that a folder names among its dependencies, without their scope: `brand-xinghe`. */
export function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = readJson<Manifest>(`${folder}/package.json`);
  return Object.keys(dependencies).flatMap(name =>
    name.startsWith('@lobby/') ? [name.slice('@lobby/'.length)] : [],
  );
}
