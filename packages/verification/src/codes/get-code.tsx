import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Link } from '@lobby/ui-kit/link';
import type { Ref } from 'react';
import { verificationMessages } from '../messages/index.ts';
import css from './get-code.module.css';

interface GetCodeProps {
  /** A code went out before. */
  again: boolean;
  /** Seconds until the next code may be requested. */
  seconds: number;
  /** A code is just being requested. */
  busy?: boolean;
  /** The last code is of no more use: another is what the button at the end of the form is for. */
  voiceOnly?: boolean;
  /** The message, by SMS or e-mail. */
  onWant: () => void;
  /** A call, for whom no SMS reaches; left out where there is no phone. */
  onCall?: () => void;
  /** The button for the message. */
  ref?: Ref<HTMLButtonElement>;
}

/** Asks for a code: by a message, or by a call. One countdown holds both back. */
export function GetCode({ again, seconds, busy, voiceOnly, onWant, onCall, ref }: GetCodeProps) {
  const t = useText(verificationMessages);
  const waiting = seconds > 0;
  const isFree = !waiting && !busy;
  const reason = waiting ? t('verification.code.againIn', { seconds }) : undefined;
  return (
    <>
      {!voiceOnly && (
        <Button
          ref={ref}
          size="m"
          variant={again || waiting ? 'outline' : 'primary'}
          busy={busy}
          disabledLook={waiting}
          reason={reason}
          onClick={() => isFree && onWant()}
        >
          <span translate="no" className={css.countdown}>
            {reason ?? t(again ? 'verification.code.again' : 'verification.code.get')}
          </span>
        </Button>
      )}
      {onCall && (
        <span className={css.voice}>
          {t('verification.code.noSms')}
          <Link
            as="button"
            type="button"
            aria-disabled={!isFree || undefined}
            title={reason}
            onClick={() => isFree && onCall()}
          >
            {t('verification.code.voice')}
          </Link>
        </span>
      )}
    </>
  );
}
