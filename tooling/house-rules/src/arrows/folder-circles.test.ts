import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from '../repository.ts';
import { folderCircles, folderOf, importsInPackage } from './folder-circles.ts';

const sources = filesLike(/^(packages|platform)\/[^/]+\/src\/.*\.(tsx?|json)$/).filter(
  file => !isTest(file) && !/\/src\/(.*\/)?testing\//.test(file),
);
const all = new Set(sources);

describe('the folders of a package', () => {
  it('are those directly under src/, and a file beside them is one of its own', () => {
    expect(folderOf('packages/a/src/b/c/d.ts')).toBe('packages/a/src/b');
    expect(folderOf('packages/a/src/b.ts')).toBe('packages/a/src/b.ts');
  });

  it('are found where two import each other, and further around, with the imports', () => {
    const graph = new Map([
      ['packages/a/src/x/one.ts', ['packages/a/src/y/two.ts', 'packages/a/src/x/deep/three.ts']],
      ['packages/a/src/y/two.ts', ['packages/a/src/beside.ts']],
      ['packages/a/src/beside.ts', ['packages/a/src/x/deep/three.ts']],
      ['packages/a/src/x/deep/three.ts', []],
      ['packages/b/src/x/one.ts', ['packages/b/src/y/two.ts']],
      ['packages/b/src/y/two.ts', []],
    ]);
    expect(folderCircles(graph)).toEqual([
      [
        'packages/a/src/beside.ts ↔ packages/a/src/x ↔ packages/a/src/y',
        '    packages/a/src/x/one.ts imports packages/a/src/y/two.ts',
        '    packages/a/src/y/two.ts imports packages/a/src/beside.ts',
        '    packages/a/src/beside.ts imports packages/a/src/x/deep/three.ts',
      ].join('\n'),
    ]);
  });

  it('count imports of types, and lazy ones but those of a list beside them', () => {
    const files = new Set(['packages/a/src/x/one.ts', 'packages/a/src/y/two.ts']);
    const lazily = (from: string) => `export default { one: () => import('${from}') };`;
    const type = "import type { One } from './x/one.ts';";
    expect(importsInPackage('packages/a/src/beside.ts', type, files)).toEqual(['packages/a/src/x/one.ts']);
    expect(importsInPackage('packages/a/src/lazy-screens.ts', lazily('./x/one.ts'), files)).toEqual([]);
    expect(importsInPackage('packages/a/src/y/two.ts', lazily('../x/one.ts'), files)).toEqual([
      'packages/a/src/x/one.ts',
    ]);
  });

  it('import each other in no circle', () => {
    const graph = new Map(
      sources.map(file => [file, file.endsWith('.json') ? [] : importsInPackage(file, read(file), all)]),
    );
    expect(graph.size).toBeGreaterThan(1000);
    expect(
      folderCircles(graph).join('\n'),
      'Move what both need down into the folder that owns it, or into one of its own; texts that folders share stand in ' +
        'src/messages/<name>/.',
    ).toBe('');
  });
});
