import { type CompositionEvent, type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** A press within this time of the end of a composition is the one that ended it; no hand presses again so soon. */
const sameKeyMs = 50;

/** What browsers report as the code of a key that an input method has taken. */
const takenByInputMethod = 229;

/**
 * The key that was pressed for the page; undefined for one that an input method has taken, such as the Enter that ends a
 * composition. Chromium and Firefox send that one before `compositionend`, with `isComposing`. Safari sends it after,
 * with the code 229 alone. `endedAt`: the time stamp of the last `compositionend`, for what sends neither.
 */
export function keyPressed(event: ReactKeyboardEvent | KeyboardEvent, endedAt?: number): string | undefined {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  if (native.isComposing || native.keyCode === takenByInputMethod) return undefined;
  if (endedAt !== undefined && native.timeStamp - endedAt < sameKeyMs) return undefined;
  return native.key;
}

interface FieldKeys {
  onCompositionEnd(event: CompositionEvent): void;
  /** `keyPressed` of a key in this field. */
  keyPressed(event: ReactKeyboardEvent): string | undefined;
  /** For the keys of a form: the browser does not send it for an Enter that ended a composition. */
  keepUnsent(event: ReactKeyboardEvent): void;
}

/** The keys of a field that is typed into, or of a form with such fields. */
export function useFieldKeys(): FieldKeys {
  const endedAt = useRef<number>(undefined);
  const pressed = (event: ReactKeyboardEvent) => keyPressed(event, endedAt.current);
  return {
    onCompositionEnd(event) {
      endedAt.current = event.timeStamp;
    },
    keyPressed: pressed,
    keepUnsent(event) {
      if (event.key === 'Enter' && pressed(event) === undefined) event.preventDefault();
    },
  };
}
