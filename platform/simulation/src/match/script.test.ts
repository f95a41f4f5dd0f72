import { drawFootball } from '@lobby/draws';
import { expect, it } from 'vitest';
import { testMatch } from '../testing/test-match.ts';
import { rulesOf, scriptOf } from './script.ts';

const match = testMatch({ id: 'script/1', expected: [1.6, 1.2] });

it('is the same for every object of a match, and drawn once', () => {
  expect(scriptOf({ ...match })).toBe(scriptOf(match));
  expect(scriptOf(match)).toEqual(drawFootball(rulesOf(match), match.key));
});

it.each([
  ['key', { key: new Uint8Array(32).fill(9) }],
  ['start', { kickoff: match.kickoff + 60_000 }],
  ['expected goals', { expected: [0.4, 3.1] as const }],
  ['kind', { gtype: 'VF' as const }],
  ['real score', { real: { half: [1, 1], full: [4, 1] } as const }],
])('is drawn anew for another %s', (_, other) => {
  expect(scriptOf({ ...match, ...other })).not.toBe(scriptOf(match));
});
