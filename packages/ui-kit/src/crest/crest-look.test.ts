import { describe, expect, it } from 'vitest';
import { type CrestKind, crestLook } from './crest-look.ts';

const ids = Array.from({ length: 800 }, (_, at) => String(13_201 + at));
const looks = (kind: CrestKind) => ids.map(id => JSON.stringify(crestLook(id, kind)));

describe('a crest', () => {
  it('keeps its look from release to release', () => {
    expect(crestLook('13201', 'club')).toEqual({
      ground: 'var(--crest-green)',
      figure: 'var(--crest-sky)',
      pattern: 'M0 0h24v7H0zM0 9.5h24V12H0z',
    });
  });

  it('has a deep and a bright colour, so that its figure is seen', () => {
    const deep = /red|claret|green|pine|blue|navy|violet|ink/;
    for (const id of ids) {
      const { ground, figure } = crestLook(id, 'club');
      expect(deep.test(ground), `${ground} and ${figure}`).not.toBe(deep.test(figure));
    }
  });

  it('differs between clubs, so that twenty of one league are rarely alike', () => {
    expect(new Set(looks('club')).size).toBeGreaterThan(400);
    const league = looks('club').slice(0, 20);
    expect(new Set(league).size).toBeGreaterThanOrEqual(18);
  });

  it('uses every pattern about as often as the others', () => {
    const patterns = ids.map(id => crestLook(id, 'club').pattern);
    expect(new Set(patterns).size).toBe(12);
    for (const pattern of new Set(patterns))
      expect(patterns.filter(other => other === pattern).length).toBeGreaterThan(30);
  });

  it('of a league is never that of a club', () => {
    const clubs = new Set(looks('club'));
    expect(looks('league').filter(look => clubs.has(look))).toEqual([]);
    expect(new Set(looks('league')).size).toBeGreaterThan(200);
  });
});
