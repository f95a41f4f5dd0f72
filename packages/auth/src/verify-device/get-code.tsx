import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Link } from '@lobby/ui-kit/link';
import { verificationMessages } from '@lobby/verification/messages';
import type { Ref } from 'react';
import { authMessages } from '../messages/index.ts';
import { needsCode } from './verify-device.flow.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

interface GetCodeProps extends Pick<VerifyDeviceViewProps, 'state' | 'seconds' | 'onWant'> {
  /** The button for the SMS. */
  ref: Ref<HTMLButtonElement>;
}

/**
 * Asks for a code: by SMS, or by a call for whom no SMS reaches. One countdown holds both back. Once the last code is
 * of no more use, another SMS is what the button at the end of the form is for.
 */
export function GetCode({ state, seconds, onWant, ref }: GetCodeProps) {
  const t = useText(authMessages, verificationMessages);
  const waiting = seconds > 0;
  const reason = waiting ? t('verification.code.againIn', { seconds }) : undefined;
  const label = () => {
    if (waiting) return reason;
    return t(state.sent ? 'verification.code.again' : 'auth.device.get');
  };
  return (
    <>
      {!needsCode(state) && (
        <Button
          ref={ref}
          size="m"
          variant={state.sent || waiting ? 'outline' : 'primary'}
          disabledLook={waiting}
          reason={reason}
          onClick={() => !waiting && onWant('sms')}
        >
          <span className={css.countdown}>{label()}</span>
        </Button>
      )}
      <span className={css.voice}>
        {t('auth.device.noSms')}
        <Link
          as="button"
          type="button"
          aria-disabled={waiting || undefined}
          title={reason}
          onClick={() => !waiting && onWant('voice')}
        >
          {t('auth.device.voice')}
        </Link>
      </span>
    </>
  );
}
