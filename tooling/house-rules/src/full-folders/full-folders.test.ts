import { describe, expect, it } from 'vitest';
import { filesLike } from '../repository.ts';
import { ceilings, filesByFolder, lists, MOST_FILES } from './full-folders.ts';

const folders = filesByFolder(filesLike(/^(packages|platform)\/[^/]+\/src\//));

describe('a folder of a package', () => {
  it('is counted without what stands beside a file under its name, and without its folders', () => {
    const files = [
      'a/b.tsx',
      'a/b.test.tsx',
      'a/b.stories.tsx',
      'a/b.module.css',
      'a/b.test-d.ts',
      'a/c/d.json',
    ];
    expect([...filesByFolder(files)]).toEqual([
      ['a', ['a/b.tsx']],
      ['a/c', ['a/c/d.json']],
    ]);
  });

  it(`holds at most ${MOST_FILES} files directly, a list of resources aside`, () => {
    expect(folders.size).toBeGreaterThan(300);
    const full = [...folders]
      .filter(([folder]) => !lists.some(list => list.test(folder)))
      .filter(([folder, files]) => files.length > (ceilings[folder] ?? MOST_FILES))
      .map(([folder, files]) => `${folder}: ${files.length} files`);
    expect(full, 'Look for the second story among its files, and give it a folder of its own.').toEqual([]);
  });

  it('has a ceiling of its own only while it has more', () => {
    const low = Object.entries(ceilings).filter(([folder, most]) => folders.get(folder)?.length !== most);
    expect(low, 'Lower the ceiling of full-folders.ts to what is there, or take it out.').toEqual([]);
  });
});
