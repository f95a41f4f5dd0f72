import { md5 } from '@lobby/platform-testing/client/test-client';
import { expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const problem = (text: string, name: string) =>
  passwordProblem({ password: md5(text), secondPassword: md5(text), name });

it.each(['lin2026qiao', 'LIN2026QIAO', 'Lin2026Qiao', 'lIn2026qIaO'])(
  'refuses %s for the member lin2026Qiao, whatever its capitals',
  text => expect(problem(text, 'lin2026Qiao')).toBe('password-is-name'),
);

it('accepts another password, and the name of another member', () => {
  expect(problem('lobby2026x', 'lin2026Qiao')).toBeUndefined();
  expect(problem('lin2026Qiao', 'chen88x')).toBeUndefined();
});
