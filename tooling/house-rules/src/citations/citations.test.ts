import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from '../repository.ts';
import { anchorsOf, type Pointer, pointersOf, sectionLinksOf, unresolvable } from './citations.ts';

/** What comments and pages cite is in the repository. */

const rulesPage = 'docs/rules.md';
/** The pages that say what became of the specification, by its sections. */
const ofSpecification = [
  rulesPage,
  'docs/specification.md',
  'tooling/house-rules/src/specification-page.test.ts',
];
const own = 'tooling/house-rules/src/citations/';
const texts = filesLike(/\.(tsx?|mjs|css|md|json)$/).filter(
  file =>
    !file.startsWith(own) &&
    !ofSpecification.includes(file) &&
    !/^\.changeset\/|^CHANGELOG\.md$|^tooling\/leagues\/.*\.json$/.test(file),
);
const pages = filesLike(/\.md$/).filter(file => !/^(\.changeset\/|CHANGELOG\.md$)/.test(file));

/** Whether a pointer leads to nothing: no such page, or no such heading on it. */
function isDead({ page, section }: Pointer): boolean {
  if (!isThere(page)) return true;
  return section !== undefined && page.endsWith('.md') && !anchorsOf(read(page)).has(section);
}

describe('citations', () => {
  it('are of sections that are in the repository', () => {
    const found = texts.flatMap(file =>
      unresolvable(read(file)).map(({ line, words }) => `${file}:${line}  ${words}`),
    );
    const remedy = `Point at a section of ${rulesPage}, as ${rulesPage}#withdrawals, and add the rule when it is missing.`;
    expect(found, `${remedy}\n${found.join('\n')}`).toEqual([]);
  });

  it('of pages in docs/ find their page and section', () => {
    const dead = texts.flatMap(file =>
      pointersOf(read(file))
        .filter(isDead)
        .map(({ page, section = '' }) => `${file}: ${page}#${section}`),
    );
    expect(dead, 'Name a page and a heading that exist.').toEqual([]);
  });

  it.each(pages)('by links of %s find their section', file => {
    const dead = sectionLinksOf(read(file)).filter(({ page, section }) =>
      isDead({ page: page === '' ? file : path.posix.join(path.posix.dirname(file), page), section }),
    );
    expect(dead, 'Name a heading that exists.').toEqual([]);
  });
});
