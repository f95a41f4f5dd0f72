import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startDraft } from './draft.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lobby-draft-'));
  mkdirSync(join(root, 'brands/one'), { recursive: true });
  writeFileSync(join(root, 'brands/one/a.json'), '{\n  "b": 1\n}\n');
});

describe('a draft', () => {
  it('reaches the disk when it is saved, and not before', () => {
    const draft = startDraft(root);
    draft.create('brands/two/a.ts', 'new');
    draft.changeJson<{ b: number }>('brands/one/a.json', ({ b }) => ({ b: b + 1 }));
    expect(existsSync(join(root, 'brands/two'))).toBe(false);
    draft.save();
    expect(readFileSync(join(root, 'brands/two/a.ts'), 'utf8')).toBe('new');
    expect(readFileSync(join(root, 'brands/one/a.json'), 'utf8')).toBe('{\n  "b": 2\n}\n');
    expect([draft.created, draft.changed]).toEqual([['brands/two/a.ts'], ['brands/one/a.json']]);
  });

  it('reads its own files as those on the disk', () => {
    const draft = startDraft(root);
    draft.create('brands/two/a.ts', 'new');
    expect(draft.namesIn('brands')).toEqual(['one', 'two']);
    expect(draft.read('brands/two/a.ts')).toBe('new');
  });

  it('does not count what is changed into itself', () => {
    const draft = startDraft(root);
    draft.changeJson('brands/one/a.json', value => value);
    expect(draft.changed).toEqual([]);
  });

  it('removes a folder with all that is in it, when it is saved and not before', () => {
    const draft = startDraft(root);
    draft.create('brands/one/b.ts', 'new');
    draft.removeFolder('brands/one');
    expect([draft.has('brands/one/a.json'), draft.has('brands/one/b.ts')]).toEqual([false, false]);
    expect([draft.namesIn('brands'), draft.namesIn('brands/one')]).toEqual([[], []]);
    expect(() => draft.read('brands/one/a.json')).toThrow('is not there');
    expect(existsSync(join(root, 'brands/one/a.json'))).toBe(true);
    draft.save();
    expect(existsSync(join(root, 'brands/one'))).toBe(false);
    expect([draft.removed, draft.created]).toEqual([['brands/one'], []]);
  });

  it('removes no folder that only begins with its name, and none that is not there', () => {
    const draft = startDraft(root);
    draft.create('brands/one-more/a.ts', 'new');
    draft.removeFolder('brands/one');
    expect(draft.has('brands/one-more/a.ts')).toBe(true);
    expect(() => draft.removeFolder('brands/on')).toThrow('brands/on is not there');
  });

  it('refuses to write over a file, and to change one that is not there', () => {
    const draft = startDraft(root);
    expect(() => draft.create('brands/one/a.json', '')).toThrow('brands/one/a.json exists already');
    expect(() => draft.change('brands/three.ts', text => text)).toThrow('brands/three.ts is not there');
  });
});
