import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a try that did not work the focus goes to the first field that says why, whether the rules or the platform said
 * so; once somebody edits, it stays where they are. In another step it goes to the first field.
 * @param judging the rules are at work: what stands there is of the last time.
 */
export function useFocusOnTrouble(
  frame: RefObject<HTMLFormElement | null>,
  { judging, step }: { judging: boolean; step: string | number | undefined },
): { tried(): void; edited(): void } {
  const waiting = useRef(false);
  const shown = useRef(step);

  // Looks after every drawing: a field may be marked by whoever draws the form.
  useEffect(() => {
    if (!waiting.current || judging) return;
    const trouble = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!trouble) return;
    waiting.current = false;
    trouble.focus();
  });

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
  }, [frame, step]);

  return {
    tried() {
      waiting.current = true;
    },
    edited() {
      waiting.current = false;
    },
  };
}
