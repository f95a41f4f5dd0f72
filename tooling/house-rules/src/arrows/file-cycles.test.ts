import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from '../repository.ts';
import { cyclesIn, importsOf } from './file-cycles.ts';

const sources = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.tsx?$/).filter(
  file => !isTest(file),
);
const all = new Set(sources);

describe('files that import each other', () => {
  it('are found, however far around', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']]);
  });

  it('may be a dialog and its own lazy view, and nothing else', () => {
    const files = new Set([
      'x/a.dialog.ts',
      'x/a.container.tsx',
      'x/a.lazy.ts',
      'x/b.view.tsx',
      'y/a.container.tsx',
    ]);
    const text =
      "load: () => import('./a.container.tsx'); () => import('./a.lazy.ts'); () => import('./b.view.tsx'); () => import('../y/a.container.tsx')";
    expect(importsOf('x/a.dialog.ts', text, files)).toEqual(['x/b.view.tsx']);
  });

  it('are not in this repository', () => {
    const graph = new Map(sources.map(file => [file, importsOf(file, read(file), all)]));
    const groups = cyclesIn(graph).map(group => group.join('\n    '));
    expect(groups, 'Move what both need into a file of its own, and import that.').toEqual([]);
  });
});
