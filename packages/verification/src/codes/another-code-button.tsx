import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { verificationMessages } from '../messages/index.ts';

interface AnotherCodeButtonProps {
  /** Seconds until another code may be requested. */
  seconds: number;
  busy?: boolean;
  /** Left out in a form whose submit asks for the code. */
  onAsk?: () => void;
}

/** The way on once a code is locked or over: another one, as soon as its minute is over. */
export function AnotherCodeButton({ seconds, busy, onAsk }: AnotherCodeButtonProps) {
  const t = useText(verificationMessages);
  const waiting = seconds > 0;
  const label = waiting ? t('verification.code.againIn', { seconds }) : t('verification.code.again');
  return (
    <Button
      type={onAsk ? 'button' : 'submit'}
      variant="primary"
      size="l"
      wide
      busy={busy}
      disabledLook={waiting}
      reason={waiting ? label : undefined}
      onClick={() => !waiting && onAsk?.()}
    >
      <span translate="no">{label}</span>
    </Button>
  );
}
