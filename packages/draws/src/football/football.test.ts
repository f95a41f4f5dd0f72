import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { golden, goldenHash } from '../golden.ts';
import { eventKey } from '../keyed.ts';
import { footballCommitment } from './commitment.ts';
import { footballRules, type Pair } from './rules.ts';
import { drawFootball, goalsOf, placeFootball } from './script.ts';

const secret = new Uint8Array(32).fill(9);
const rulesOf = (id: string, expectedMilli: Pair = [1_600, 1_200]) =>
  footballRules({ id, kickoff: 1_800_000_000_000, expectedMilli, redPerMinute: 0.0009 });
const keyOf = (id: string) => eventKey(secret, id, 1_800_000_000_000);
const nonce = new Uint8Array(32).fill(5);

describe('a drawn match', () => {
  it('is the same on every engine: the hash of 200 matches equals the recorded one', () => {
    expect(golden()).toBe(goldenHash);
  });

  it('scores as many goals as its rules expect, half by half', () => {
    const drawn = Array.from({ length: 4_000 }, (_, at) =>
      goalsOf(drawFootball({ ...rulesOf(String(at)), red: 0 }, keyOf(String(at)))),
    );
    const mean = (half: 0 | 1, side: 0 | 1) =>
      drawn.reduce((sum, goals) => sum + goals[half][side], 0) / drawn.length;
    // Four standard errors of a mean of 4,000 counts below one.
    expect(Math.abs(mean(0, 0) - 0.72)).toBeLessThan(0.054);
    expect(Math.abs(mean(0, 1) - 0.54)).toBeLessThan(0.047);
    expect(Math.abs(mean(1, 0) - 0.88)).toBeLessThan(0.06);
    expect(Math.abs(mean(1, 1) - 0.66)).toBeLessThan(0.052);
  });

  it('keeps goals and cards in order, apart, and away from both whistles', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 300, max: 9_000 }), (id, strong) => {
        const script = drawFootball(rulesOf(String(id), [strong, strong]), keyOf(String(id)));
        script.halves.forEach((events, half) => {
          const times = events.filter(event => event.kind !== 'danger').map(event => event.at);
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(new Set(times).size).toBe(times.length);
          if (times.length === 0) return;
          expect(times[0]).toBeGreaterThan(0);
          expect(times.at(-1)).toBeLessThanOrEqual(script.minutes[half]! * 60_000 - 45_000);
        });
      }),
    );
  });
});

describe('a replayed match', () => {
  it('has its real goals in each half, and no cards', () => {
    const goals = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(fc.nat(), goals, goals, (id, first, second) => {
        const script = placeFootball([first, second], rulesOf('1').minutes, keyOf(String(id)));
        expect(goalsOf(script)).toEqual([first, second]);
        expect(script.halves.flat().some(event => event.kind === 'red')).toBe(false);
      }),
    );
  });
});

describe('a commitment', () => {
  const rules = rulesOf('71');
  const reveal = { rules, key: keyOf('71'), nonce };
  const script = drawFootball(rules, reveal.key);
  const commitment = footballCommitment(reveal, script);

  it('is verified by the match drawn again from the revealed values', () => {
    expect(footballCommitment(reveal, drawFootball(rules, reveal.key))).toBe(commitment);
  });

  it('is not verified by another key, nonce, chance or goal', () => {
    const [first, second] = script.halves;
    const moved = { ...script, halves: [[...first, { kind: 'goal', side: 'H', at: 1 }], second] } as const;
    const other = [
      footballCommitment({ ...reveal, key: keyOf('72') }, script),
      footballCommitment({ ...reveal, nonce: new Uint8Array(32) }, script),
      footballCommitment({ ...reveal, rules: { ...rules, red: rules.red + 1 } }, script),
      footballCommitment(reveal, moved),
    ];
    expect(other).not.toContain(commitment);
  });
});
