import { describe, expect, it } from 'vitest';
import { path } from './path.ts';
import { paths } from './paths.ts';

describe('a path', () => {
  it('without names is its pattern', () => {
    expect(paths.mine.betHistory()).toBe('/mine/betRecord');
    expect(paths.mine.betHistory.pattern).toBe('/mine/betRecord');
  });

  it('takes its names, percent-encoded', () => {
    expect(paths.game.sport({ enName: 'crty' })).toBe('/game/sport/crty');
    expect(paths.fairness({ ecid: 'a/b 1' })).toBe('/fairness/a%2Fb%201');
  });

  it('leaves out an optional name that is missing', () => {
    expect(paths.fairness({})).toBe('/fairness');
  });

  it('takes several names', () => {
    expect(path('/a/:b/c/:d')({ b: '1', d: '2' })).toBe('/a/1/c/2');
  });

  it('takes a query, without what is undefined', () => {
    expect(paths.mine.betHistory({ status: 'open', page: undefined })).toBe('/mine/betRecord?status=open');
    expect(paths.game.sport({ enName: 'crty' }, { show: 'today' })).toBe('/game/sport/crty?show=today');
  });
});
