import { Button } from '@lobby/ui-kit/button';
import { useUiText } from '@lobby/ui-kit/ui-text';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** The labels of missing fields: the button looks disabled and lists them. */
  missing: readonly string[];
  /** Something else has to come first, which the page shows. */
  waiting?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** The submit button of a form. Pressed too early, it makes the fields show what is wrong. */
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
