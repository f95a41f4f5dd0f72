/** Steps between neighbours that make six digits easy to guess: 111111, 123456 and 890123, 654321. */
const steps = [0, 1, 9];

/**
 * What is wrong with a withdrawal password; undefined when nothing is. Trivial are runs in steps of 0, 1 or -1, and
 * what repeats one, two or three digits: 121212, 123123.
 */
export function withdrawalDigitsProblem(typed: string): 'digits' | 'trivial' | undefined {
  if (!/^[0-9]{6}$/.test(typed)) return 'digits';
  const digits = Array.from(typed, Number);
  const first = step(digits, 1);
  const isRun = steps.includes(first) && digits.slice(1).every((_, at) => step(digits, at + 1) === first);
  const repeats = [2, 3].some(length => typed === typed.slice(0, length).repeat(6 / length));
  return isRun || repeats ? 'trivial' : undefined;
}

/** From the digit before `at` to that at it, modulo ten. */
function step(digits: readonly number[], at: number): number {
  return ((digits[at] ?? 0) - (digits[at - 1] ?? 0) + 10) % 10;
}
