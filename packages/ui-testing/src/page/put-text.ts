/**
 * Puts a whole text into a field as a browser does when it is pasted or composed, so that React is notified.
 * @param event `{ isComposing: true }` while an input method composes.
 */
export function putText(field: HTMLInputElement, text: string, event: InputEventInit = {}): void {
  // React remembers the value of its own setter, and would hold an assignment for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, ...event }));
}
