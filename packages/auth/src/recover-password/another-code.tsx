import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { AnotherCodeButton } from '@lobby/verification/codes';
import { authMessages } from '../messages/index.ts';
import type { RecoveryWay } from './recover-password.flow.ts';

interface AnotherCodeProps {
  /** Seconds until another code may be requested. */
  seconds: number;
  busy: boolean;
  otherWay: RecoveryWay;
  onOther: () => void;
}

/** The ways on once a code is locked or over: another code, or the other way. */
export function AnotherCode({ seconds, busy, otherWay, onOther }: AnotherCodeProps) {
  const t = useText(authMessages);
  return (
    <>
      <AnotherCodeButton seconds={seconds} busy={busy} />
      <Button variant="outline" size="l" wide onClick={onOther}>
        {t(`auth.recover.other.${otherWay}`)}
      </Button>
    </>
  );
}
