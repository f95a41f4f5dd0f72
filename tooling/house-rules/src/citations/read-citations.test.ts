import { describe, expect, it } from 'vitest';
import { anchorsOf, pointersOf, sectionLinksOf, unresolvable } from './citations.ts';

describe('a citation that nobody can look up', () => {
  it.each([
    '/** Specification, section 5. */',
    '/** All rules of the slip (specification section 4). */',
    ' * section 2: `requiresAuth`',
    '/** The order members expect (specification 1 §2). */',
    '// Starts with every league (specification, 4).',
    '/** The rule of the stake box (specification 5; maximum first). */',
    '/** Titles move (specification: over 15 characters). */',
    '/** Grades a handicap (5-domain 2a). */',
    '/** The definitions of 5-domain 2g, written out. */',
    '"source": ["seed 001 section 5"]',
    '"source": "seed: birthday bonus"',
    'see design/14-house.md',
  ])('is %j', text => expect(unresolvable(`first\n${text}`)).toMatchObject([{ line: 2 }]));

  it.each([
    '/** docs/rules.md#withdrawals */',
    '/** The specification names the calls; payloads are ours. */',
    '// A close frame (RFC 6455, section 5.5).',
    '.section { margin: 0 }',
  ])('is not %j', text => expect(unresolvable(text)).toEqual([]));
});

it('pointers name a page of docs, and a section where there is one', () => {
  expect(pointersOf('see docs/rules.md#stakes, and docs/security.md.')).toEqual([
    { page: 'docs/rules.md', section: 'stakes' },
    { page: 'docs/security.md', section: undefined },
  ]);
});

it('links with a section are read, also within the page, and those of other sites are not', () => {
  expect(sectionLinksOf('[a](rules.md#odds) [b](#here) [c](rules.md) [d](https://x.example/#y)')).toEqual([
    { page: 'rules.md', section: 'odds' },
    { page: '', section: 'here' },
  ]);
});

it('headings are linked by small letters and hyphens, equal ones by a number, and code has none', () => {
  const page = "# The books\n## Cash-out\n## The operator's page\n## Cash-out\n```sh\n# not one\n```";
  expect([...anchorsOf(page)]).toEqual(['the-books', 'cash-out', 'the-operators-page', 'cash-out-1']);
});
