import { expect, it } from 'vitest';
import { problemOf } from './ask-browser.ts';

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'unsupported'],
  ['UnknownError', 'broken'],
])('a %s of the browser means %s', (name, problem) => {
  expect(problemOf(Object.assign(new Error('x'), { name }))).toBe(problem);
});

it('anything else thrown means that the passkey is broken', () => {
  expect(problemOf('no error')).toBe('broken');
});
