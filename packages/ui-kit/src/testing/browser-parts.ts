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

/** The `beforeEach` of stories whose picture cannot be drawn: measuring text throws. Returns its own undo. */
export function breakDrawing(): () => void {
  const { prototype } = CanvasRenderingContext2D;
  const { measureText } = prototype;
  prototype.measureText = () => {
    throw new Error('This browser measures no text.');
  };
  return () => {
    prototype.measureText = measureText;
  };
}
