import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './audience.ts';

/** A package of the workspace: its folder from the root, as `packages/auth`. */
export interface Member {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** All packages of a repository, as `pnpm-workspace.yaml` lists their folders. */
export function membersOf(root: string): readonly Member[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const homes = [...read('pnpm-workspace.yaml').matchAll(/^ {2}- ([\w/-]+)\/\*$/gm)].map(
    ([, home = '']) => home,
  );
  return homes
    .filter(home => existsSync(join(root, home)))
    .flatMap(home => readdirSync(join(root, home)).map(name => `${home}/${name}`))
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => ({ folder, manifest: JSON.parse(read(`${folder}/package.json`)) as Manifest }));
}
