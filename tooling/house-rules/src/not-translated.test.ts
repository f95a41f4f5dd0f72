import { expect, it } from 'vitest';
import { filesLike, read } from './repository.ts';

/**
 * A browser that translates a page puts texts of its own in place of React's, which then change no more: an amount or a
 * price would stay as it was.
 */
const remedy = 'Say translate="no" on the element: a translation of the page must not hold its figures.';

const tsx = filesLike(/^packages\/.*\.tsx$/).filter(file => !/\.(stories|test)\.tsx$/.test(file));

/** The opening tags of elements of the page whose content begins with this. */
const tagsAround = (text: string, content: string) =>
  [...text.matchAll(new RegExp(`<([a-z]\\w*)((?:[^<>]|=>)*)>\\s*\\{${content}`, 'g'))].map(([tag]) => tag);

it('an amount that stands alone is not translated', () => {
  const translated = tsx.flatMap(file =>
    tagsAround(read(file), 'format\\.(?:money|number)\\(')
      .filter(tag => !tag.includes('translate="no"'))
      .map(tag => `${file}: ${tag.replace(/\s+/g, ' ')}`),
  );
  expect(translated, remedy).toEqual([]);
});

it('seconds that are counted down are not translated', () => {
  const translated = tsx.flatMap(file =>
    tagsAround(read(file), "[^{}]*t\\(\\s*'[\\w.]+',\\s*\\{ seconds\\b[^}]*\\}\\)")
      .filter(tag => !tag.includes('translate="no"'))
      .map(tag => `${file}: ${tag.replace(/\s+/g, ' ')}`),
  );
  expect(translated, remedy).toEqual([]);
});

it.each([
  ['money/money.tsx', 'an amount'],
  ['price-cell/price-cell.tsx', 'a price'],
  ['ticket/ticket.tsx', 'a ticket'],
  ['print-ticket/print-ticket.tsx', 'a ticket on paper'],
])('ui-kit: %s, %s, is not translated', file => {
  expect(read(`packages/ui-kit/src/${file}`), remedy).toContain('translate="no"');
});

it.each([
  ['ui/bet-slip/slip-frame.tsx'],
  ['ui/slip-bar/slip-sheet.tsx'],
  ['ui/quick-bet/quick-bet.tsx'],
  ['parts/countdown.tsx'],
])('betslip: %s is not translated', file => {
  expect(read(`packages/betslip/src/${file}`), remedy).toContain('translate="no"');
});

it('finds what it judges', () => {
  const found = tagsAround(
    '<dd data-main>\n  {format.money(x)}</dd><Row>{format.money(x)}</Row>',
    'format\\.money',
  );
  expect(found).toEqual(['<dd data-main>\n  {format.money']);
});
