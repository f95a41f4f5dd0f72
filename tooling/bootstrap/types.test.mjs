import { describe, expect, it } from 'vitest';
import { programs } from './types.mjs';

const node = { extends: 'node.json', include: ['src'] };
const page = { extends: 'react.json', include: ['src'] };
const one = (folder, config, workspace = [], ambient = false) => ({ folder, config, workspace, ambient });
const foldersOf = packages =>
  programs(new Map(Object.entries(packages))).map(({ folders }) => folders.join(' '));

describe('the programs that types are checked in', () => {
  it('hold the packages of the same settings together', () => {
    expect(
      foldersOf({ money: one('/money', node), form: one('/form', page), draws: one('/draws', node) }),
    ).toEqual(['/money /draws', '/form']);
  });

  it('take the files of all, and of a single package its own settings as they are', () => {
    const both = programs(
      new Map([
        ['money', one('/money', node)],
        ['draws', one('/draws', node)],
      ]),
    );
    expect(both.map(({ include }) => include)).toEqual([['/money/src', '/draws/src']]);
    expect(programs(new Map([['money', one('/money', node)]]))[0].include).toBeUndefined();
  });

  it('keep a package that declares global names from those that do not use it', () => {
    const packages = {
      html: one('/html', page, [], true),
      form: one('/form', page),
      text: one('/text', page, ['html']),
      // Through another package.
      site: one('/site', page, ['text']),
    };
    expect(foldersOf(packages)).toEqual(['/html', '/form', '/text /site']);
  });
});
