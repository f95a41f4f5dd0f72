import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** A press within this time of the end of a composition is the one that ended it; no hand presses again so soon. */
const sameKeyMs = 50;

/** What browsers report as the code of a key that an input method has taken. */
const takenByInputMethod = 229;

const enterCode = 13;

/**
 * The key that was pressed; undefined for one that an input method has taken, such as the Enter that ends a
 * composition. Safari sends that one after `compositionend`, with the code 229.
 * @param endedAt the time stamp of the last `compositionend`.
 */
export function keyPressed(event: ReactKeyboardEvent | KeyboardEvent, endedAt?: number): string | undefined {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  if (isEnterOnGlass(native)) return native.key;
  if (native.isComposing || native.keyCode === takenByInputMethod) return undefined;
  if (endedAt !== undefined && native.timeStamp - endedAt < sameKeyMs) return undefined;
  return native.key;
}

/**
 * The Enter of an Android keyboard, which names no physical key. Such a keyboard composes every word that is typed, Latin
 * ones too, and keeps an Enter that ends a composition to itself: the one that it sends is meant for the page.
 */
function isEnterOnGlass({ key, code, keyCode }: KeyboardEvent): boolean {
  return key === 'Enter' && code === '' && keyCode === enterCode;
}
