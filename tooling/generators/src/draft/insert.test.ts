import { describe, expect, it } from 'vitest';
import { beforeLine, insideOf, intoList, outOfList, withImport } from './insert.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('an entry of a list', () => {
  it('is added at the end, behind a comma', () => {
    expect(flat(intoList('a.ts', 'const a = [one, two];', 'const a = [', 'three'))).toBe(
      'const a = [one, two, three, ];',
    );
    expect(flat(intoList('a.ts', 'f({\n  one,\n});', 'f({', 'two'))).toBe('f({ one, two, });');
    expect(flat(intoList('a.ts', 'const a = [];', 'const a = [', 'one'))).toBe('const a = [ one, ];');
  });

  it('is not added twice', () => {
    const once = intoList('a.ts', 'const a = [one];', 'const a = [', 'page({ b: 1 })');
    expect(intoList('a.ts', once, 'const a = [', 'page({\n  b: 1,\n})')).toBe(once);
  });

  it('goes into its own list, whatever brackets stand in strings, comments and entries', () => {
    const text = "const a = [\n  // ] not here\n  f('['),\n  { b: [1] },\n];\nconst c = [];";
    expect(flat(intoList('a.ts', text, 'const a = [', 'd'))).toContain('{ b: [1] }, d, ]; const c = [];');
    expect(insideOf('a.ts', text, '{ b: [')).toBe('1');
  });

  it('is refused with the name of the file when its list is not there', () => {
    expect(() => intoList('src/index.ts', 'const b = [];', 'routes: [', 'x')).toThrow(
      'src/index.ts has no `routes: [`',
    );
  });
});

describe('an entry that is taken out of a list', () => {
  it('leaves the others, whatever brackets and commas stand in them', () => {
    const text = "const a = [\n  // one, ] two\n  f('[,'),\n  { b: [1, 2], c: 'x' },\n  g(1),\n];";
    expect(outOfList('a.ts', text, 'const a = [', entry => entry.startsWith('{ b'))).toBe(
      "const a = [\n  // one, ] two\n  f('[,'),\n  g(1),\n];",
    );
  });

  it('is what was added before, and the last and the only one too', () => {
    const before = 'const a = {\n  one: 1,\n};';
    const after = intoList('a.ts', before, 'const a = {', 'two: [2, 3]');
    expect(flat(outOfList('a.ts', after, 'const a = {', entry => entry.startsWith('two:')))).toBe(
      flat(before),
    );
    expect(outOfList('a.ts', 'f([one, two])', 'f([', entry => entry === 'two')).toBe('f([one,])');
    expect(outOfList('a.ts', 'f([one])', 'f([', entry => entry === 'one')).toBe('f([])');
  });

  it('that nothing fits leaves the list as it is', () => {
    const text = 'const a = [one, two,\n];';
    expect(outOfList('a.ts', text, 'const a = [', entry => entry === 'three')).toBe(text);
  });
});

describe('a line', () => {
  it('is added before another, once', () => {
    const once = beforeLine('a.ts', 'one\n  two: 2,\n', '  two', '  half: 1,');
    expect(once).toBe('one\n  half: 1,\n  two: 2,\n');
    expect(beforeLine('a.ts', once, '  two', '  half: 1,')).toBe(once);
  });

  it('is refused when the other is not there', () => {
    expect(() => beforeLine('a.ts', 'one\n', 'two', 'x')).toThrow('a.ts has no `two`');
  });
});

it('an import is added once', () => {
  const statement = "import { a } from './a.ts';";
  expect(withImport(withImport('b();', statement), statement)).toBe(`${statement}\nb();`);
  const more = "import { a, type C } from './a.ts';\nb();";
  expect(withImport(more, "import { a } from './a.ts';")).toContain("import { a, type C } from './a.ts';");
});
