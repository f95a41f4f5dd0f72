import { expect, it, vi } from 'vitest';
import { button, setPressable } from './elements.ts';

it('a button that may not be pressed does nothing, and keeps the focus', () => {
  const onPress = vi.fn();
  const made = button({}, onPress, 'spin');
  document.body.replaceChildren(made);
  made.focus();
  setPressable(made, false);
  made.click();
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(made);
  setPressable(made, true);
  made.click();
  expect(onPress).toHaveBeenCalledOnce();
});

it.each([
  ['Enter', true, true],
  ['Enter', false, false],
  ['Tab', true, false],
])('%s, repeated: %s, is kept from pressing a button: %s', (key, repeat, isKept) => {
  const made = button({}, () => {}, 'spin');
  const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
  made.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isKept);
});
