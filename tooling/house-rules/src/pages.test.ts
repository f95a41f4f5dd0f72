import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from './repository.ts';
import { linesMatching } from './violations.ts';

/** What the pages of words point at is there, and their lines can be read. */

const pages = filesLike(/\.md$/).filter(file => !/^(\.changeset\/|CHANGELOG\.md$)/.test(file));

describe('a page', () => {
  it.each(pages)('%s points at nothing that is not there', page => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      match => match[1] ?? '',
    );
    const dead = links.filter(link => !isThere(path.posix.join(path.posix.dirname(page), link)));
    expect(dead, `${page}: mend these links, or take them out.`).toEqual([]);
  });
});

it('the layout in docs/architecture.md names every package, below its home', () => {
  const layout = read('docs/architecture.md').split('## Layout\n')[1]?.split('```')[1] ?? '';
  const below = (home: string) => new RegExp(`^${home}/.*\\n((?: .*\\n)*)`, 'm').exec(layout)?.[0] ?? '';
  const missing = filesLike(/^(packages|platform|tooling)\/[^/]+\/package\.json$/).filter(file => {
    const [home = '', folder = ''] = file.split('/');
    return !new RegExp(`(^| )${folder}/( |$)`, 'm').test(below(home));
  });
  expect(missing, 'Add a line for each, with what it is for.').toEqual([]);
});

describe('a line of the docs', () => {
  it('has 400 characters at most, rows of tables included', () => {
    const long = linesMatching(filesLike(/\.md$/), /^.{401,}$/u, { code: false });
    const remedy =
      'Split the paragraph into shorter ones, a list or a table; move prose out of a row, below its table.';
    expect(long, `${remedy}\n${long.join('\n')}`).toEqual([]);
  });
});
