import { describe, expect, it } from 'vitest';
import { endedDraw, promisedDraw, tampered } from '../../testing/sample-draw.ts';
import { checkDraw } from './check-draw.ts';

const draw = endedDraw();
const { reveal } = draw;
const outcomes = (changed: Partial<typeof draw>) => {
  const { key, score, commitment } = checkDraw({ ...draw, ...changed })!;
  return { key, score, commitment };
};
const passed = { key: 'passed', score: 'passed', commitment: 'passed' };

describe('a match checked by its own key', () => {
  it.each(Array.from({ length: 12 }, (_, id) => id))('passes every check, match %i of its day', id => {
    expect(checkDraw(endedDraw(id))).toMatchObject(passed);
  });

  it('cannot be checked before its key is revealed', () => {
    expect(checkDraw(promisedDraw())).toBeUndefined();
  });

  it('fails the checks of day, score and commitment with another key', () => {
    const { key, commitment } = outcomes({ reveal: { ...reveal, key: tampered(reveal.key) } });
    expect({ key, commitment }).toEqual({ key: 'failed', commitment: 'failed' });
  });

  it('fails only the check of the score when it was settled by another score', () => {
    expect(outcomes({ score: '9:9' })).toEqual({ ...passed, score: 'failed' });
    expect(outcomes({ half_score: '9:9' })).toEqual({ ...passed, score: 'failed' });
  });

  it('fails only the check of the day with another proof or root', () => {
    const proof = [`L${'0'.repeat(64)}`, ...reveal.proof.slice(1)];
    expect(outcomes({ reveal: { ...reveal, proof } })).toEqual({ ...passed, key: 'failed' });
    const day = { ...draw.day, root: tampered(draw.day.root) };
    expect(outcomes({ day })).toEqual({ ...passed, key: 'failed' });
  });

  it('fails only the check of the commitment with another commitment or nonce', () => {
    const other = { ...passed, commitment: 'failed' };
    expect(outcomes({ draw_hash: tampered(draw.draw_hash) })).toEqual(other);
    expect(outcomes({ reveal: { ...reveal, nonce: tampered(reveal.nonce) } })).toEqual(other);
  });

  it('fails with the rules of another match or kick-off', () => {
    const other = endedDraw(3);
    expect(outcomes({ reveal: other.reveal, draw_hash: other.draw_hash })).toEqual({
      key: 'failed',
      score: 'failed',
      commitment: 'failed',
    });
    expect(outcomes({ kickoff: draw.kickoff + 1 })).toEqual({
      key: 'passed',
      score: 'failed',
      commitment: 'failed',
    });
  });

  it('rejects rules with endless or empty halves', () => {
    for (const half of [
      { least: 46, choices: 0 },
      { least: 1, choices: 1 },
      { least: 46, choices: 1e9 },
      { least: 1e9, choices: 1 },
    ]) {
      const rules = {
        ...reveal.rules,
        minutes: [half, reveal.rules.minutes[1]] as typeof reveal.rules.minutes,
      };
      expect(checkDraw({ ...draw, reveal: { ...reveal, rules } })).toMatchObject({
        key: 'passed',
        score: 'failed',
        commitment: 'failed',
        hash: '',
      });
    }
  });
});
