import { describe, expect, it } from 'vitest';
import { type CrestKind, crestLook } from './crest-look.ts';

const ids = Array.from({ length: 800 }, (_, at) => String(13_201 + at));
const looks = (kind: CrestKind) => ids.map(id => JSON.stringify(crestLook(id, kind)));

describe('a crest', () => {
  it('is the same whenever its id is the same', () => {
    expect(crestLook('13201', 'club')).toEqual(crestLook('13201', 'club'));
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

  it('of a league is of a kind of its own', () => {
    expect(new Set(looks('league')).size).toBeGreaterThan(200);
  });
});
