/** On a touch screen the focus would bring up the keyboard before anybody has read anything. */
export function hasFinePointer(): boolean {
  return window.matchMedia?.('(pointer: fine)').matches ?? false;
}
