import { describe, expect, it } from 'vitest';
import { filesLike, isThere, namesIn } from './repository.ts';
import { linesMatching } from './violations.ts';

/** Rules about tests: what lets four thousand of them share a process, and still be certain. */

const tests = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.test\.(ts|tsx|mjs)$/);

describe('a test', () => {
  it('that needs a page says so by its name, .dom.test.ts', () => {
    expect(
      linesMatching(tests, /@vitest-environment\s+\w/, { code: false }),
      'Name the file .dom.test.ts; vitest.config.ts gives it a page.',
    ).toEqual([]);
  });

  it('is not retried, skipped for good, or expected to fail', () => {
    expect(
      linesMatching(
        tests,
        /\b(it|test|describe)\.(skip|todo|fails)\s*\(|\b(xit|xdescribe)\s*\(|\bretry:\s*[1-9]/,
      ),
      'Find the cause; a test that passes when asked again proves nothing.',
    ).toEqual([]);
  });
});

describe('Vitest', () => {
  it('is configured once, for the whole house; stories have a browser of their own', () => {
    const folders = ['apps', 'brands', 'packages', 'platform', 'tooling'].flatMap(home =>
      namesIn(home).map(name => `${home}/${name}`),
    );
    const own = folders.filter(folder => isThere(`${folder}/vitest.config.ts`));
    expect(own, 'A test project belongs into the vitest.config.ts of the root.').toEqual([
      'tooling/storybook',
    ]);
  });
});
