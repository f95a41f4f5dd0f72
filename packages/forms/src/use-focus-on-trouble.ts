import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a failed submit the focus goes to the first invalid field; after an edit it is not moved. In another step it
 * goes to the first field.
 * @param judging the rules are running, and the errors shown are the previous ones.
 */
export function useFocusOnTrouble(
  frame: RefObject<HTMLFormElement | null>,
  { judging, step }: { judging: boolean; step: string | number | undefined },
): { tried(): void; edited(): void } {
  const waiting = useRef(false);
  const shown = useRef(step);

  // Runs after every render: the component that renders the form may mark a field.
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
    frame.current?.querySelector<HTMLElement>('input:not([type=radio], [hidden]), textarea')?.focus();
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
