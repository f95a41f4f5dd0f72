import { fn } from 'storybook/test';

/** Takes the place of the browser's printing while `fakePrint` is in force. */
export const print = fn();

/** The `beforeEach` of stories that print: nothing is sent to a printer, and `print` counts. Returns its own undo. */
export function fakePrint(): () => void {
  const { print: own } = window;
  window.print = print;
  print.mockClear();
  return () => {
    window.print = own;
  };
}
