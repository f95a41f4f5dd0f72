import { describe, expect, it } from 'vitest';
import { changedFiles, changedSince, changedStages, storiesNear } from './changed.mjs';

/** A git that answers by the first words of what it is asked. */
const gitThat = answers =>
  function git(...args) {
    const asked = Object.keys(answers).find(words => args.join(' ').startsWith(words));
    return answers[asked] ?? [];
  };

describe('what --changed compares with', () => {
  it('is where the branch left main', () =>
    expect(changedSince(gitThat({ 'merge-base HEAD main': ['abc'] }))).toBe('abc'));

  it('is the last commit in a copy that has no main', () => expect(changedSince(gitThat({}))).toBe('HEAD'));
});

it('files that were changed and files that are new have changed', () => {
  const git = gitThat({ 'diff --name-only --diff-filter=d abc': ['a.ts'], 'ls-files --others': ['b.ts'] });
  expect(changedFiles('abc', git)).toEqual(['a.ts', 'b.ts']);
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
    const files = ['packages/draws/src/draw.ts', 'tooling/platform/src/main.ts', 'packages/auth/README.md'];
    expect(storiesNear(files, all)).toEqual([]);
  });

  it('are asked for once', () => {
    const files = ['packages/auth/src/devices/a.ts', 'packages/auth/src/devices/b.ts'];
    expect(storiesNear(files, all)).toEqual([all[2]]);
  });
});

describe('the stages of --changed', () => {
  const given = { base: 'abc', browser: { path: '/chromium' }, env: {}, all: [] };
  const titles = files =>
    changedStages({ ...given, files }).flatMap(phase => phase.map(({ title }) => title));

  it('have the house rules, and no journeys', () => {
    expect(titles(['docs/wire-protocol.md'])).toEqual([
      'lint',
      'boundaries',
      'types',
      'unit and platform',
      'house rules',
    ]);
  });
});
