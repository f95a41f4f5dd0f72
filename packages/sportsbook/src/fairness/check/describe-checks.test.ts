import { describe, expect, it } from 'vitest';
import { endedDraw, tampered } from '../../testing/sample-draw.ts';
import { checkDraw } from './check-draw.ts';
import { describeChecks } from './describe-checks.ts';

const draw = endedDraw();
const { ecid, kickoff } = draw;
const described = (changed = draw, hash?: string) =>
  describeChecks(
    changed,
    checkDraw(changed)!,
    hash ? { ecid, kickoff, hash, at: 5 } : undefined,
    ms => `at ${ms}`,
  );

describe('the list of checks', () => {
  it('has four checks in order; without a stored commitment the last cannot be compared', () => {
    expect(described().map(({ name, outcome }) => [name, outcome])).toEqual([
      ['key', 'passed'],
      ['score', 'passed'],
      ['commitment', 'passed'],
      ['seen', 'unknown'],
    ]);
  });

  it('shows when the same commitment was stored', () => {
    expect(described(draw, draw.draw_hash)[3]).toMatchObject({ outcome: 'passed', values: { time: 'at 5' } });
  });

  it('fails when another commitment was stored, and shows both', () => {
    const other = tampered(draw.draw_hash);
    expect(described(draw, other)[3]).toMatchObject({
      outcome: 'failed',
      differ: [{ value: other }, { value: draw.draw_hash }],
    });
  });

  it('shows the settled score and the drawn one', () => {
    expect(described({ ...draw, score: '9:9' })[1]).toMatchObject({
      outcome: 'failed',
      values: { score: '9:9', drawn: draw.score },
    });
  });
});
