import { existsSync } from 'node:fs';
import path from 'node:path';
import { gitLines } from './git.mjs';
import { inRoot } from './root.mjs';
import { check, stories, turbo, unitTests } from './runners.mjs';
import { UserError } from './say.mjs';

/**
 * What `npm test -- --changed` compares with: on a branch the commit where it left `main`, on `main` the commit where
 * that left `origin/main`, so that what is not pushed yet is tested. Without either only what is not committed differs.
 */
export function changedSince(git = gitLines) {
  const [branch] = git('symbolic-ref', '--short', '-q', 'HEAD');
  const other = branch === 'main' ? 'origin/main' : 'main';
  const [fork] = git('merge-base', 'HEAD', other);
  return fork ? { base: fork, than: other } : { base: 'HEAD', than: 'the last commit', without: other };
}

/** The files that differ from `base`, are new or are gone; paths from the root. @throws UserError when none does. */
export function changedFiles({ base, than, without }, git = gitLines) {
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  if (files.length > 0) return files;
  throw new UserError(
    `No file differs from ${than}, so nothing was tested.`,
    without && `There is no ${without} here to compare with.`,
    'Give npm test words that name tests, or nothing for everything.',
  );
}

/** The stages for changed files: the changed packages alone, or with all that depends on them; and the house rules. */
export function changedStages({ files, base, browser, env, all, dependents, isThere = isInRoot }) {
  const near = storiesNear(files, all);
  const present = files.filter(isThere);
  const rules = ['tooling/house-rules/', '--project=pure'];
  return [
    [
      ...(present.length > 0 ? [lint(present)] : []),
      check('boundaries', 'turbo', ['boundaries', '--no-color']),
      turbo('types', 'typecheck', [dependents ? `...[${base}]` : `[${base}]`]),
      ...(dependents ? reached(env, base) : ofChanged(env, { files, base, all })),
      unitTests(env, 'house rules', rules),
      ...(near.length > 0 ? [stories(browser, 'stories', ['--project=classic', ...near.map(inFull)])] : []),
    ],
  ];
}

const isInRoot = file => existsSync(inRoot(file));
const inFull = file => inRoot(...file.split('/'));
const lint = files =>
  check('lint', 'biome', [
    'check',
    '--colors=off',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...files,
  ]);

/** Every test that imports what was changed. */
const reached = (env, base) => [
  unitTests(env, 'unit and platform', ['--changed', base, '--passWithNoTests']),
];

/**
 * The tests of the changed packages that import what was changed. A test that starts a platform imports nearly all of
 * it, so of those the ones near the changed files.
 */
function ofChanged(env, { files, base, all }) {
  const folders = packagesOf(files).map(folder => inFull(`${folder}/`));
  const near = platformTestsNear(files, all);
  const since = ['--project=!platform', '--changed', base, '--passWithNoTests'];
  return [
    ...(folders.length > 0 ? [unitTests(env, 'unit', [...since, ...folders])] : []),
    ...(near.length > 0 ? [unitTests(env, 'platform', ['--project=platform', ...near.map(inFull)])] : []),
  ];
}

/** The packages of these files, as `packages/auth`. */
export function packagesOf(files) {
  const found = files.map(file => /^(apps|brands|packages|platform|tooling)\/[^/]+(?=\/)/.exec(file)?.[0]);
  return [...new Set(found.filter(Boolean))];
}

// As in vitest.config.ts: these start none, and are tested with what they import.
const startsPlatform =
  /^platform\/(?!(?:captcha|fixtures|http-door|leagues|payment-provider|pricing|simulation)\/)[^/]+\/src\//;

/** The tests of the changed files of the platform: for each, those beside it, else below, else of the nearest parent. */
export function platformTestsNear(files, all) {
  const tests = all.filter(file => startsPlatform.test(file) && /\.test\.ts$/.test(file));
  const beside = folder => tests.filter(test => path.posix.dirname(test) === folder);
  const under = folder => tests.filter(test => test.startsWith(`${folder}/`));
  const near = folder => {
    const found = [beside(folder), under(folder)].find(some => some.length > 0);
    return found ?? near(path.posix.dirname(folder));
  };
  const changed = files.filter(file => tests.length > 0 && startsPlatform.test(file));
  return [...new Set(changed.flatMap(file => near(path.posix.dirname(file))))];
}

/** The stories of the changed files: for each, those in its folder, or in the nearest parent folder with stories. */
export function storiesNear(files, all) {
  const every = all.filter(file => /^packages\/.*\.stories\.tsx$/.test(file));
  const found = files
    .filter(file => /^packages\/.*\.(ts|tsx|css|json|svg)$/.test(file))
    .flatMap(file => nearest(path.posix.dirname(file), every));
  return [...new Set(found)];
}

function nearest(folder, stories) {
  const inside = stories.filter(story => story.startsWith(`${folder}/`));
  if (inside.length > 0 || !folder.includes('/')) return folder.includes('/') ? inside : [];
  return nearest(path.posix.dirname(folder), stories);
}
