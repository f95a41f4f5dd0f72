import { describe, expect, it } from 'vitest';
import { isThere, read } from '../repository.ts';
import { imports, sources } from './imports.ts';
import { brokenSteps, type Imports, measureWalk, type Step, walksIn } from './walks.ts';

const page = 'docs/architecture.md';
const walks = walksIn(read(page), page);

describe('the walks of docs/architecture.md', () => {
  it('are five, each of several steps', () => {
    expect(walks).toHaveLength(5);
    for (const { name, steps } of walks) expect(steps.length, name).toBeGreaterThan(4);
  });

  it.each(walks)('$name: every file is there', ({ steps }) => {
    expect(steps.map(({ file }) => file).filter(file => !isThere(file))).toEqual([]);
  });

  it.each(walks)(
    '$name: each file imports the next, or the other way round, or goes on as it says',
    ({ steps }) => {
      const broken = brokenSteps(
        steps.filter(({ file }) => isThere(file)),
        imports,
        read,
        sources,
      );
      expect(broken, `Correct the walk in ${page}.\n${broken.join('\n')}`).toEqual([]);
    },
  );

  it.each(walks)('$name: has as many folders and turns back as it says', ({ folders, turnsBack, steps }) => {
    expect({ folders, turnsBack }).toEqual(measureWalk(steps));
  });
});

describe('a walk', () => {
  const text = [
    '**A thing, from here to there**, two folders, one turn back.',
    '1. [a.ts](../x/one/a.ts) begins',
    '2. [b.ts](../x/two/b.ts) goes on to `b`',
    '3. *over HTTP* [c.ts](../x/one/c.ts) ends',
  ].join('\n');
  const [walk] = walksIn(text, 'pages/page.md');
  const steps = walk?.steps ?? [];
  const importing = (pairs: Record<string, string>): Imports => ({
    of: file => new Set([pairs[file] ?? '']),
  });

  it('is read from a page, and measured', () => {
    expect(steps).toEqual([
      { file: 'x/one/a.ts', hop: undefined, names: [] },
      { file: 'x/two/b.ts', hop: undefined, names: ['b'] },
      { file: 'x/one/c.ts', hop: 'over HTTP', names: [] },
    ]);
    expect(walk).toMatchObject({ folders: 2, turnsBack: 1 });
    expect(measureWalk(steps)).toEqual({ folders: 2, turnsBack: 1 });
    expect(() => walksIn('1. *somehow* [a.ts](a.ts)', 'pages/page.md')).toThrow('none of the ways on');
  });

  it('follows imports in either direction, and a wire between two programs alone', () => {
    const two = steps.slice(0, 2);
    const nothing = () => '';
    expect(brokenSteps(two, importing({ 'x/two/b.ts': 'x/one/a.ts' }), nothing, [])).toEqual([]);
    expect(brokenSteps(two, importing({}), nothing, [])).toEqual([
      'x/one/a.ts → x/two/b.ts: neither imports the other',
    ]);
    const between = [
      { file: 'x/one/a.ts', hop: undefined },
      { file: 'y/one/b.ts', hop: 'over HTTP' as const },
    ];
    expect(brokenSteps(between, importing({}), nothing, [])).toEqual([]);
    const same = [
      { file: 'x/one/a.ts', hop: undefined },
      { file: 'x/one/b.ts', hop: 'over HTTP' as const },
    ];
    expect(brokenSteps(same, importing({}), nothing, [])).toHaveLength(1);
  });

  it('is handed in by somebody who has both, and by name where the name stands', () => {
    const handed = [
      { file: 'x/one/a.ts', hop: undefined },
      { file: 'x/one/b.ts', hop: 'handed in' as const },
    ];
    const by: Imports = { of: file => new Set(file === 'x/one/by.ts' ? ['x/one/a.ts', 'x/one/b.ts'] : []) };
    expect(brokenSteps(handed, by, () => '', ['x/one/by.ts'])).toEqual([]);
    expect(brokenSteps(handed, by, () => '', [])).toHaveLength(1);
    const named = [
      { file: 'x/a.json', hop: undefined },
      { file: 'x/one/b.ts', hop: 'by name' as const },
    ];
    expect(brokenSteps(named, by, file => (file === 'x/one/b.ts' ? 'read("a.json")' : ''), [])).toEqual([]);
    expect(brokenSteps(named, by, () => '', [])).toHaveLength(1);
    const same: readonly Step[] = named.map(step => ({ ...step, names: ['--ink'] }));
    expect(brokenSteps(same, by, () => 'var(--ink)', [])).toEqual([]);
  });
});
