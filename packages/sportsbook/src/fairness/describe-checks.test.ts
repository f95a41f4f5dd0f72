import { describe, expect, it } from 'vitest';
import { endedDraw, tampered } from '../testing/sample-draw.ts';
import { checkDraw } from './check-draw.ts';
import { describeChecks } from './describe-checks.ts';

const draw = endedDraw();
const { ecid, kickoff } = draw;
const told = (changed = draw, hash?: string) =>
  describeChecks(
    changed,
    checkDraw(changed)!,
    hash ? { ecid, kickoff, hash, at: 5 } : undefined,
    ms => `at ${ms}`,
  );

describe('the list of checks', () => {
  it('has four checks in order; without a stored commitment the last cannot be compared', () => {
    expect(told().map(({ name, outcome }) => [name, outcome])).toEqual([
      ['key', 'passed'],
      ['score', 'passed'],
      ['commitment', 'passed'],
      ['seen', 'unknown'],
    ]);
  });

  it('shows when the same commitment was stored', () => {
    expect(told(draw, draw.draw_hash)[3]).toMatchObject({ outcome: 'passed', values: { time: 'at 5' } });
  });

  it('fails when another commitment was stored, and shows both', () => {
    const other = tampered(draw.draw_hash);
    expect(told(draw, other)[3]).toMatchObject({
      outcome: 'failed',
      differ: [{ value: other }, { value: draw.draw_hash }],
    });
  });

  it('shows the settled score and the drawn one', () => {
    expect(told({ ...draw, score: '9:9' })[1]).toMatchObject({
      outcome: 'failed',
      values: { score: '9:9', drawn: draw.score },
    });
  });
});
