import { describe, expect, it } from 'vitest';
import { linesMatching } from './offences.ts';
import { filesLike, isThere, namesIn } from './repository.ts';

/** Rules about tests: what lets four thousand of them share a process, and still be certain. */

const tests = filesLike(/^(apps|brands|packages|tooling)\/.*\.test\.(ts|tsx|mjs)$/);
const sharing = tests.filter(file => !/\.(isolated|dom)\.test\./.test(file));

describe('a test', () => {
  it('that shares its worker leaves the modules of the others alone', () => {
    expect(
      linesMatching(sharing, /\bvi\s*\.\s*(mock|doMock|unmock|doUnmock|resetModules)\s*\(/),
      'Hand the part in as an argument; where that cannot be, name the file .isolated.test.ts.',
    ).toEqual([]);
  });

  it('that needs a page says so by its name, .dom.test.ts', () => {
    expect(linesMatching(tests, /@vitest-environment\s+\w/, { code: false })).toEqual([]);
  });

  it('is not retried, skipped for good, or alone in its file', () => {
    expect(
      linesMatching(tests, /\b(it|test|describe)\.(only|skip|todo|fails)\s*\(|\bretry:\s*[1-9]/),
      'Find the cause; a test that passes when asked again proves nothing.',
    ).toEqual([]);
  });
});

describe('Vitest', () => {
  it('is configured once, for the whole house; stories have a browser of their own', () => {
    const folders = ['apps', 'brands', 'packages', 'tooling'].flatMap(home =>
      namesIn(home).map(name => `${home}/${name}`),
    );
    const own = folders.filter(folder => isThere(`${folder}/vitest.config.ts`));
    expect(own, 'A test project belongs into the vitest.config.ts of the root.').toEqual([
      'tooling/storybook',
    ]);
  });
});
