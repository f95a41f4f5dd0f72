import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { authMessages } from '../messages/index.ts';
import type { RecoveryWay } from './recover-password.flow.ts';

interface AnotherCodeProps {
  /** Until a code may be asked for again. */
  seconds: number;
  busy: boolean;
  otherWay: RecoveryWay;
  onOther: () => void;
}

/** The ways on once a code is locked or over: another code, as soon as its minute is over, or the other way. */
export function AnotherCode({ seconds, busy, otherWay, onOther }: AnotherCodeProps) {
  const t = useText(authMessages);
  const waiting = seconds > 0;
  const label = waiting ? t('auth.device.againIn', { seconds }) : t('auth.device.again');
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledLook={waiting}
        reason={waiting ? label : undefined}
      >
        {label}
      </Button>
      <Button variant="outline" size="l" wide onClick={onOther}>
        {t(`auth.recover.other.${otherWay}`)}
      </Button>
    </>
  );
}
