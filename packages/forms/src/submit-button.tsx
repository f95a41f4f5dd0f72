import { Button } from '@lobby/ui-kit/button';
import { useUiText } from '@lobby/ui-kit/ui-text';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** What must still be filled in, by its labels: the button looks as if it could not be pressed, and says why. */
  missing: readonly string[];
  /** Something else has to come first, which the page shows. */
  waiting?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** The way on at the end of a form. Pressed too early it is not dead: the fields then say what is wrong. */
export function SubmitButton({ missing, waiting = false, busy, children }: SubmitButtonProps) {
  const words = useUiText();
  const isMissing = missing.length > 0;
  return (
    <Button
      type="submit"
      variant="primary"
      size="l"
      wide
      busy={busy}
      disabledLook={isMissing || waiting}
      reason={isMissing ? words.missing + missing.join('、') : undefined}
    >
      {children}
    </Button>
  );
}
