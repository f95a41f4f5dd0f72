import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';
import { keyPressed } from './key-press.ts';

interface FieldKeys {
  onCompositionEnd(event: CompositionEvent): void;
  /** `keyPressed` of a key in this field. */
  keyPressed(event: KeyboardEvent): string | undefined;
  /** For the keys of a form: the browser does not send it for an Enter that ended a composition. */
  keepUnsent(event: KeyboardEvent): void;
}

/** The keys of a field that is typed into, or of a form with such fields. */
export function useFieldKeys(): FieldKeys {
  const endedAt = useRef<number>(undefined);
  const pressed = (event: KeyboardEvent) => keyPressed(event, endedAt.current);
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
