import { describe, expect, it } from 'vitest';
import {
  changedFiles,
  changedSince,
  changedStages,
  packagesOf,
  platformTestsNear,
  storiesNear,
} from './changed.mjs';

/** A git that answers by the first words of what it is asked. */
const gitThat = answers =>
  function git(...args) {
    const asked = Object.keys(answers).find(words => args.join(' ').startsWith(words));
    return answers[asked] ?? [];
  };

describe('what --changed compares with', () => {
  const onMain = { 'symbolic-ref': ['main'] };

  it('is where the branch left main', () =>
    expect(changedSince(gitThat({ 'symbolic-ref': ['fix'], 'merge-base HEAD main': ['abc'] }))).toMatchObject(
      { base: 'abc', than: 'main' },
    ));

  it('is on main where it left origin/main: commits that are not pushed are tested', () =>
    expect(
      changedSince(
        gitThat({ ...onMain, 'merge-base HEAD main': ['head'], 'merge-base HEAD origin/main': ['abc'] }),
      ),
    ).toMatchObject({ base: 'abc', than: 'origin/main' }));

  it.each([
    ['main of a copy without a remote', onMain],
    ['a copy that has no main', {}],
  ])('is the last commit on %s', (_, answers) =>
    expect(changedSince(gitThat(answers))).toMatchObject({ base: 'HEAD', than: 'the last commit' }),
  );
});

describe('what has changed', () => {
  const since = { base: 'abc', than: 'main' };

  it('is files that differ, that are gone and that are new', () => {
    const git = gitThat({ 'diff --name-only abc': ['a.ts', 'gone.ts'], 'ls-files --others': ['b.ts'] });
    expect(changedFiles(since, git)).toEqual(['a.ts', 'gone.ts', 'b.ts']);
  });

  it('is never nothing: that would be no test, and look like a good one', () => {
    expect(() => changedFiles(since, gitThat({}))).toThrow(
      'No file differs from main, so nothing was tested.',
    );
    const alone = changedSince(gitThat({ 'symbolic-ref': ['main'] }));
    expect(() => changedFiles(alone, gitThat({}))).toThrow('There is no origin/main here to compare with.');
  });
});

describe('stories of a changed file', () => {
  const all = [
    'packages/auth/src/login/login.stories.tsx',
    'packages/auth/src/login/more.stories.tsx',
    'packages/auth/src/devices/devices.stories.tsx',
    'packages/draws/src/draw.ts',
    'tooling/storybook/src/pages/tokens.stories.tsx',
  ];

  it('are those of its folder', () => {
    expect(storiesNear(['packages/auth/src/login/login.flow.ts'], all)).toEqual(all.slice(0, 2));
  });

  it('are those of the nearest folder above that has some, when its own has none', () => {
    expect(storiesNear(['packages/auth/src/devices/list/row.tsx'], all)).toEqual([all[2]]);
    expect(storiesNear(['packages/auth/src/shared/time.ts'], all)).toEqual(all.slice(0, 3));
  });

  it('are none for a package without stories, a tool or a page of words', () => {
    const files = ['packages/draws/src/draw.ts', 'platform/app/src/main.ts', 'packages/auth/README.md'];
    expect(storiesNear(files, all)).toEqual([]);
  });

  it('are asked for once', () => {
    const files = ['packages/auth/src/devices/a.ts', 'packages/auth/src/devices/b.ts'];
    expect(storiesNear(files, all)).toEqual([all[2]]);
  });
});

it('the packages of files are named once, and what belongs to none is in none', () => {
  const files = [
    'packages/auth/src/a.ts',
    'packages/auth/package.json',
    'tooling/bootstrap/git.mjs',
    'README.md',
  ];
  expect(packagesOf(files)).toEqual(['packages/auth', 'tooling/bootstrap']);
});

describe('tests of a changed file of the platform', () => {
  const all = [
    'platform/app/src/platform.test.ts',
    'platform/identity/src/access.test.ts',
    'platform/identity/src/codes/codes.race.test.ts',
    'platform/cashier/src/venues/venues.test.ts',
    'packages/auth/src/login.test.ts',
  ];
  it.each([
    ['identity/src/session.ts', [all[1]]],
    ['identity/src/codes/send/text.ts', [all[2]]],
    ['app/src/domains.ts', [all[0]]],
    ['cashier/src/venues/venues.test.ts', [all[3]]],
    ['pricing/src/board.ts', []],
  ])('%s are those nearest to it', (file, near) =>
    expect(platformTestsNear([`platform/${file}`], all)).toEqual(near),
  );

  it('are none for a file of another package', () =>
    expect(platformTestsNear(['packages/auth/src/login.ts'], all)).toEqual([]));
});

describe('the stages of --changed', () => {
  const given = { base: 'abc', browser: { path: '/chromium' }, env: {}, all: [], isThere: () => true };
  const titles = (files, more = {}) =>
    changedStages({ ...given, files, ...more }).flatMap(phase => phase.map(({ title }) => title));

  it('have the house rules, and no journeys', () => {
    expect(titles(['docs/wire-protocol.md'])).toEqual(['lint', 'boundaries', 'types', 'house rules']);
  });

  it('have the tests of the changed packages', () => {
    const all = ['platform/cashier/src/venues/venues.test.ts'];
    const files = ['packages/auth/src/a.ts', 'platform/cashier/src/venues/purse.ts'];
    expect(titles(files, { all })).toEqual([
      'lint',
      'boundaries',
      'types',
      'unit',
      'platform',
      'house rules',
    ]);
  });

  it('have with --dependents every test that the change reaches', () => {
    expect(titles(['packages/auth/src/a.ts'], { dependents: true })).toContain('unit and platform');
  });

  it('have no lint where every file is gone', () =>
    expect(titles(['packages/auth/src/a.ts'], { isThere: () => false })).not.toContain('lint'));
});
