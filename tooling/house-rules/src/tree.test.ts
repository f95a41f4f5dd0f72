import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf } from './arrows/table.ts';
import { files, filesLike, isTest, isThere, namesIn, read, readJson } from './repository.ts';
import { forTools, rootNames } from './root-names.ts';

/** Rules about where things stand and how large they grow. */

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Record<string, unknown>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const homes = ['apps', 'brands', 'packages', 'platform', 'tooling'];
const members = homes.flatMap(home => namesIn(home).map(name => `${home}/${name}`)).filter(isPackage);
const apps = members.filter(folder => folder.startsWith('apps/'));
const brands = members.filter(folder => folder.startsWith('brands/'));

function isPackage(folder: string): boolean {
  return isThere(`${folder}/package.json`);
}

describe('the tree', () => {
  it('has the packages of the plan', () => {
    const packages = [
      'api',
      'api-client',
      'auth',
      'betslip',
      'sportsbook',
      'account',
      'member-area',
      'bet-history',
      'inbox',
      'content',
      'ui-kit',
      'dialogs',
    ];
    const shell = ['brand-kit', 'i18n', 'site'];
    expect(namesIn('packages')).toEqual(expect.arrayContaining([...packages, ...shell]));
    expect(namesIn('tooling')).toEqual(
      expect.arrayContaining(['storybook', 'e2e', 'bench', 'vite-preset', 'bootstrap']),
    );
    const server = [
      'kernel',
      'ledger',
      'identity',
      'protection',
      'bonus',
      'cashier',
      'sportsbook',
      'messaging',
    ];
    expect(namesIn('platform')).toEqual(expect.arrayContaining([...server, 'operator', 'app', 'testing']));
  });

  it('keeps the root for what belongs to the whole house', () => {
    const atRoot = new Set(files.map(file => file.replace(/\/.*/, '/')));
    expect(
      [...atRoot].filter(name => !(name in rootNames)),
      'Move these into the package they belong to, mostly one of tooling/; or give a reason in root-names.ts.',
    ).toEqual([]);
  });

  it.each(forTools)('keeps %s for what its readers look for there', folder => {
    const known = Object.keys(rootNames).filter(name => name.startsWith(folder) && name !== folder);
    const others = files.filter(file => file.startsWith(folder) && !known.includes(file));
    expect(others, 'Move these elsewhere, or give a reason in root-names.ts.').toEqual([]);
    expect(
      known.filter(file => !isThere(file)),
      'root-names.ts names what is not there.',
    ).toEqual([]);
  });

  it('names every file in kebab-case', () => {
    const odd = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.(ts|tsx|mjs|css)$/).filter(
      file => !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(path.basename(file).replace(/zh-(CN|TW)/, 'zh')),
    );
    expect(odd, 'Spell the name in small letters with hyphens.').toEqual([]);
  });

  it('has an app and a brand for each other', () => {
    expect(
      apps.map(folder => path.basename(folder)),
      'apps/ and brands/ differ; npm run new brand makes both.',
    ).toEqual(brands.map(folder => path.basename(folder)));
  });
});

describe('a package', () => {
  it.each(members)('%s is private and named after its folder', folder => {
    const manifest = readJson<Manifest>(`${folder}/package.json`);
    const prefix = { apps: 'app-', brands: 'brand-' }[folder.split('/')[0] ?? ''] ?? '';
    const name = folder.startsWith('platform/') ? packageOf(folder) : `${prefix}${path.basename(folder)}`;
    expect(manifest.private, `${folder}/package.json: say "private": true.`).toBe(true);
    expect(manifest.name, `${folder}/package.json: name it after its folder.`).toBe(`@lobby/${name}`);
  });

  it.each(members.filter(folder => /^(packages|platform|tooling)/.test(folder)))(
    '%s has a README',
    folder => {
      expect(
        isThere(`${folder}/README.md`),
        `${folder}/README.md: a paragraph, an example, the folder map`,
      ).toBe(true);
    },
  );

  it.each(members)('%s opens each door by hand, and each leads somewhere', folder => {
    const { exports: doors = {} } = readJson<Manifest>(`${folder}/package.json`);
    expect(
      Object.keys(doors).filter(door => door.includes('*')),
      `${folder}/package.json: list each export by its name.`,
    ).toEqual([]);
    const targets = Object.values(doors).flatMap(door =>
      typeof door === 'string' ? [door] : Object.values(door ?? {}),
    );
    const closed = targets.filter(
      target => !String(target).includes('/dist/') && !isThere(path.join(folder, String(target))),
    );
    expect(closed, `${folder}/package.json: these exports lead to files that are not there.`).toEqual([]);
  });

  it.each(members)('%s takes its versions from the catalog', folder => {
    const { dependencies = {}, devDependencies = {} } = readJson<Manifest>(`${folder}/package.json`);
    const own = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(catalog:|workspace:\*)$/.test(version),
    );
    expect(own, 'Put the version into pnpm-workspace.yaml and say "catalog:".').toEqual([]);
  });
});

describe('an app', () => {
  it.each(apps)('%s is a composition: fewer than ten source files, main under 40 lines', folder => {
    const sources = files.filter(file => file.startsWith(`${folder}/`) && /\.(ts|tsx|html|css)$/.test(file));
    const remedy = 'Move what is more than composition into a package.';
    expect(sources.length, `${folder}: ${remedy}`).toBeLessThan(10);
    expect(
      read(`${folder}/src/main.tsx`).split('\n').length,
      `${folder}/src/main.tsx: ${remedy}`,
    ).toBeLessThan(40);
  });
});

describe('shared code', () => {
  const shared = filesLike(
    /^(packages|tooling\/(vite-preset|storybook|generators))\/.*\.(ts|tsx|css|mjs|js)$/,
  ).filter(file => !isTest(file) && !/\/testing\//.test(file));

  it('names no brand, not even in a comment', () => {
    const codes = new RegExp(`\\b(${brands.map(folder => path.basename(folder)).join('|')})\\b`);
    const naming = shared.filter(file => codes.test(read(file)));
    expect(naming, 'Ask `brand.switches.…` or `brand.look.…` instead.').toEqual([]);
  });

  it('never asks which brand it is in', () => {
    const asking = shared
      .filter(file => file.startsWith('packages/'))
      .filter(file => /\bbrand\.code\s*[!=]==|\[data-brand=["\w]/.test(read(file)));
    expect(asking, 'Ask `brand.switches.…` or `brand.look.…` instead.').toEqual([]);
  });
});

describe('a file', () => {
  const data =
    /\/(data|fixtures|messages|catalogue?|content|tokens|migrations)\b|\.(test|stories)\.|\.json$|\.svg$|\.d\.m?ts$/;

  it('has one purpose: none is longer than 300 lines, data aside', () => {
    const long = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.(ts|tsx|mjs|css)$/)
      .filter(file => !data.test(file))
      .map(file => ({ file, lines: read(file).split('\n').length }))
      .filter(({ lines }) => lines > 300)
      .map(({ file, lines }) => `${file}: ${lines} lines`);
    expect(long, 'Look for the second story inside it and give it a name of its own.').toEqual([]);
  });

  it('is short in the middle: the median is at most 80 lines', () => {
    const lengths = filesLike(/^packages\/.*\.(ts|tsx)$/)
      .filter(file => !data.test(file))
      .map(file => read(file).split('\n').length)
      .sort((a, b) => a - b);
    expect(
      lengths[Math.floor(lengths.length / 2)],
      'Lines of the middle file of packages/; split the longest.',
    ).toBeLessThanOrEqual(80);
  });
});
