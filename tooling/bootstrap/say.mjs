/** What the commands print: one short line per thing done, and one readable block when something is wrong. */

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = text => paint(1, text);
export const dim = text => paint(2, text);

/** A thing that begins. */
export const step = text => console.log(`${paint(36, '›')} ${text}`);
/** A thing that went well. */
export const done = text => console.log(`${paint(32, '✓')} ${text}`);
/** A thing that was left out, and why. */
export const skipped = text => console.log(`${paint(33, '–')} ${text}`);
/** A thing that went wrong. */
export const wrong = text => console.log(`${paint(31, '✗')} ${text}`);
export const line = (text = '') => console.log(text);

/** A mistake that a person can correct: what happened, why it matters, what to do. Printed without a stack. */
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
