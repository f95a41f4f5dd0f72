import { describe, expect, it } from 'vitest';
import { type Entry, sectionOf, withRelease } from './changelog.ts';

const entry = (id: string, rest: Partial<Entry>): Entry => ({
  id,
  text: `The text of ${id}.`,
  audience: 'players',
  subject: 'wallet',
  isNew: false,
  ...rest,
});

const date = '2026-11-26';
const first = { version: '0.1.0', date, entries: [entry('a', {})] };

describe('the changelog', () => {
  it('groups by audience and by part, what is new first', () => {
    const entries = [
      entry('c', { audience: 'operators', subject: 'platform' }),
      entry('b', {}),
      entry('e', { subject: 'bet-history' }),
      entry('d', { isNew: true }),
      entry('f', { audience: 'front-end', subject: 'api-client' }),
    ];
    expect(sectionOf({ version: '0.1.0', date, entries }).split('\n').filter(Boolean)).toEqual([
      '## 0.1.0 · 2026-11-26',
      '### For players',
      '#### Bet history',
      '- The text of e.',
      '#### Wallet',
      '- The text of d.',
      '- The text of b.',
      '### For front-end teams',
      '#### `api-client`',
      '- The text of f.',
      '### For operators of the platform',
      '#### `platform`',
      '- The text of c.',
    ]);
  });

  it('keeps the paragraphs of a change together', () => {
    const text = 'One sentence.\n\nAnother one.';
    expect(sectionOf({ ...first, entries: [entry('a', { text })] })).toContain(
      '- One sentence.\n\n  Another one.\n',
    );
  });

  it('has the newest release first, below one head', () => {
    const older = withRelease(undefined, first);
    const both = withRelease(older, { ...first, version: '0.2.0', entries: [entry('b', {})] });
    expect(both.match(/^#{1,2} .*$/gm)).toEqual([
      '# Changelog',
      '## 0.2.0 · 2026-11-26',
      '## 0.1.0 · 2026-11-26',
    ]);
    expect(both.endsWith(older.slice(older.indexOf('## 0.1.0')))).toBe(true);
  });

  it('has no release twice', () => {
    expect(() => withRelease(withRelease(undefined, first), first)).toThrow('has 0.1.0 already');
  });
});
