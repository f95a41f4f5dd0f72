import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allFiles } from './git.mjs';
import { run } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { oneCheck } from './tally.mjs';

/**
 * The types of every package, as `turbo run typecheck` checks them, in fewer programs: a package's program holds all
 * that it imports, so the same sources would be checked again for each package that uses them.
 */
export const types = timeoutMs => ({
  title: 'types',
  async run() {
    const { default: map } = await import('p-map');
    const results = await map(programs(readPackages()), one => check(one, timeoutMs), { concurrency: 2 });
    const failed = results.filter(({ ok }) => !ok);
    return { tally: oneCheck(failed.length === 0), output: failed.map(({ output }) => output).join('\n') };
  },
});

function check({ folders, include }, timeoutMs) {
  const [first] = folders;
  // Any package's: all have the compiler of the catalog.
  const compiler = bin('tsc', inRoot('tooling/generators'));
  const config = include ? joined(first, include) : path.join(first, 'tsconfig.json');
  return run(compiler, ['--noEmit', '--singleThreaded', '-p', config], { timeoutMs });
}

/** The settings of a package with other files. It lies among its dependencies, where the settings look for types. */
function joined(folder, include) {
  const home = path.join(folder, 'node_modules/.cache');
  mkdirSync(home, { recursive: true });
  const file = path.join(home, 'lobby-types.json');
  writeFileSync(file, JSON.stringify({ extends: path.join(folder, 'tsconfig.json'), include }));
  return file;
}

/** The packages that have types: `{folder, config, workspace, ambient}`, by name. */
function readPackages() {
  const packages = new Map();
  const declaring = allFiles().filter(file => declares(file));
  for (const home of ['apps', 'brands', 'packages', 'platform', 'tooling']) {
    for (const entry of readdirSync(inRoot(home))) {
      const folder = inRoot(home, entry);
      const config = readJson(path.join(folder, 'tsconfig.json'));
      const manifest = readJson(path.join(folder, 'package.json'));
      if (!config || !manifest) continue;
      const used = { ...manifest.dependencies, ...manifest.devDependencies };
      const workspace = Object.keys(used).filter(name => used[name].startsWith('workspace:'));
      packages.set(manifest.name, {
        folder,
        config,
        workspace,
        ambient: declaring.some(file => file.startsWith(`${home}/${entry}/`)),
      });
    }
  }
  return packages;
}

/**
 * One program for the packages that have the same settings and can see the same declarations of global names. A package
 * that has some itself is checked alone: others would see what they do not import.
 */
export function programs(packages) {
  const groups = new Map();
  for (const [name, { config, ambient }] of packages) {
    const heard = [...reached(packages, name)].filter(other => packages.get(other)?.ambient).sort();
    const key = ambient ? name : JSON.stringify([config, heard]);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].map(names => {
    const members = names.map(name => packages.get(name));
    const filesOf = ({ folder, config }) => config.include.map(pattern => path.join(folder, pattern));
    return {
      folders: members.map(({ folder }) => folder),
      include: members.length > 1 ? members.flatMap(filesOf) : undefined,
    };
  });
}

/** All that a package uses, directly or not. */
function reached(packages, name, seen = new Set()) {
  for (const other of packages.get(name)?.workspace ?? []) {
    if (seen.has(other)) continue;
    seen.add(other);
    reached(packages, other, seen);
  }
  return seen;
}

/** Whether a file declares global names, or adds to modules. Tables do so too, but are in the programs of all. */
const declares = file =>
  /\.tsx?$/.test(file) &&
  !file.endsWith('.tables.ts') &&
  /^declare (global|module)\b/m.test(readFileSync(inRoot(file), 'utf8'));

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
