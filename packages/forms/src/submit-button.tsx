import { Button } from '@lobby/ui-kit/button';
import { useUiText } from '@lobby/ui-kit/ui-text';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** The labels of missing fields: the button looks disabled and lists them. */
  missing?: readonly string[];
  /** What has to be done first, in a sentence: the button looks disabled and says it. */
  reason?: string | undefined;
  /** Something else has to come first, which the page shows. */
  waiting?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** The submit button of a form. Pressed too early, it makes the fields show what is wrong. */
export function SubmitButton({ missing = [], reason, waiting = false, busy, children }: SubmitButtonProps) {
  const words = useUiText();
  const why = missing.length > 0 ? words.missing + missing.join('、') : reason;
  return (
    <Button
      type="submit"
      variant="primary"
      size="l"
      wide
      busy={busy}
      disabledLook={why !== undefined || waiting}
      reason={why}
    >
      {children}
    </Button>
  );
}
