import path from 'node:path';
import { gitLines } from './git.mjs';
import { inRoot } from './root.mjs';
import { check, stories, turbo, unitTests } from './runners.mjs';

/**
 * The commit that `npm test -- --changed` compares with: the merge base with `main`; on `main` itself, or in a clone
 * without `main`, the last commit.
 */
export function changedSince(git = gitLines) {
  const [fork] = git('merge-base', 'HEAD', 'main');
  return fork ?? 'HEAD';
}

/** The files that differ from `base`, or are new; paths from the root. Deleted files are not included. */
export function changedFiles(base, git = gitLines) {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The stages for changed files: tests that import them, and the house rules, which import nothing. */
export function changedStages({ files, base, browser, env, all }) {
  const near = storiesNear(files, all);
  const rules = ['tooling/house-rules/', '--project=pure'];
  return [
    [
      check('lint', 'biome', [
        'check',
        '--colors=off',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...files,
      ]),
      check('boundaries', 'turbo', ['boundaries', '--no-color']),
      turbo('types', 'typecheck', [`...[${base}]`]),
      unitTests(env, 'unit and platform', ['--changed', base, '--passWithNoTests']),
      unitTests(env, 'house rules', rules),
      ...(near.length > 0 ? [stories(browser, 'stories', ['--project=classic', ...near.map(inFull)])] : []),
    ],
  ];
}

const inFull = file => inRoot(...file.split('/'));

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
