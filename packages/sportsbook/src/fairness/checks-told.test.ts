import { describe, expect, it } from 'vitest';
import { endedDraw, tampered } from '../testing/sample-draw.ts';
import { checkDraw } from './check-draw.ts';
import { checksTold } from './checks-told.ts';

const draw = endedDraw();
const { ecid, kickoff } = draw;
const told = (changed = draw, hash?: string) =>
  checksTold(
    changed,
    checkDraw(changed)!,
    hash ? { ecid, kickoff, hash, at: 5 } : undefined,
    ms => `at ${ms}`,
  );

describe('the checks as told', () => {
  it('are four in order; without anything seen before, the last cannot be compared', () => {
    expect(told().map(({ name, outcome }) => [name, outcome])).toEqual([
      ['key', 'passed'],
      ['score', 'passed'],
      ['commitment', 'passed'],
      ['seen', 'unknown'],
    ]);
  });

  it('say when the same commitment was seen', () => {
    expect(told(draw, draw.draw_hash)[3]).toMatchObject({ outcome: 'passed', values: { time: 'at 5' } });
  });

  it('fail when another commitment was seen, and show both', () => {
    const other = tampered(draw.draw_hash);
    expect(told(draw, other)[3]).toMatchObject({
      outcome: 'failed',
      differ: [{ value: other }, { value: draw.draw_hash }],
    });
  });

  it('show what was settled beside what was drawn', () => {
    expect(told({ ...draw, score: '9:9' })[1]).toMatchObject({
      outcome: 'failed',
      values: { score: '9:9', drawn: draw.score },
    });
  });
});
