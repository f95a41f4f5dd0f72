/** The output of the commands: one short line per step, and one readable block for an error. */

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = text => paint(1, text);
export const dim = text => paint(2, text);

/** A step that begins. */
export const step = text => console.log(`${paint(36, '›')} ${text}`);
/** A step that succeeded. */
export const done = text => console.log(`${paint(32, '✓')} ${text}`);
/** A step that was skipped, and why. */
export const skipped = text => console.log(`${paint(33, '–')} ${text}`);
/** A step that failed. */
export const wrong = text => console.log(`${paint(31, '✗')} ${text}`);
export const line = (text = '') => console.log(text);

/** An error that the user can correct: what happened, why it matters, what to do. Printed without a stack. */
export class UserError extends Error {
  constructor(what, why, doThis) {
    super([what, why, doThis].filter(Boolean).join('\n  '));
    this.name = 'UserError';
  }
}

/** Runs a command's main function; a `UserError` is printed as it is, anything else with its stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    wrong(error instanceof UserError ? error.message : (error?.stack ?? String(error)));
    process.exitCode = 1;
  }
}
