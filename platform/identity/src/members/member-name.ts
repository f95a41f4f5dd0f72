import type { RefusalReason } from '@lobby/api-client/refusal-reasons';

const shape = /^[a-z][a-z\d]{3,10}$/i;
const twoLetters = /[a-z].*[a-z]/i;
const aDigit = /\d/;

/** What is wrong with the name of a new member, as a reason; undefined when nothing is (docs/rules.md#names-and-passwords). */
export function memberNameProblem(name: string): RefusalReason | undefined {
  if (name === '') return 'name-empty';
  if (shape.test(name) && twoLetters.test(name) && aDigit.test(name)) return undefined;
  return 'name-shape';
}
