import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { type FormEvent, useEffect, useState } from 'react';
import { isUsedUp } from '../codes/code-refusal.ts';
import { authMessages } from '../messages/index.ts';
import { aroundMask } from './verify-device.flow.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.view.tsx';

const LENGTH = 4;

type PhoneCheckProps = Pick<VerifyDeviceViewProps, 'state' | 'onDigits' | 'onEdit' | 'onBack' | 'onService'>;

/** The security check over the dialog: the digits that the mask hides, typed where they are missing. */
export function PhoneCheck({ state, onDigits, onEdit, onBack, onService }: PhoneCheckProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const [digits, setDigits] = useState(state.digits ?? '');
  const [short, setShort] = useState(false);
  const open = state.step === 'checking-phone' || state.step === 'sending-code';
  const busy = state.step === 'sending-code';
  const voice = open && state.way === 'voice';
  const problem = state.step === 'checking-phone' ? state.problem : undefined;
  const [before, after] = aroundMask(state.challenge.phone);
  const refused = problem?.kind === 'call' ? words(problem.failure) : undefined;
  useEffect(() => setShort(false), [open]);

  /** Wrong digits are told in the member's language; the platform's words are Simplified. */
  function words(failure: ApiFailure): string | undefined {
    const areWrong = failure.kind === 'refused' && failure.name === 'invalid-parameter';
    return areWrong ? t('auth.device.digitsWrong') : refusalText(failure, locale);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (digits.length === LENGTH) onDigits(digits);
    else setShort(true);
  }

  return (
    <Dialog open={open} onClose={onBack} title={t('auth.device.digitsTitle')} size="s">
      <form className={css.check} onSubmit={send} noValidate>
        <p>{t('auth.device.digitsHint')}</p>
        <div className={css.digits}>
          <span>{before}</span>
          <OtpField
            label={t('auth.device.digitsLabel')}
            hideLabel
            size="s"
            length={LENGTH}
            value={digits}
            onChange={text => {
              setDigits(text);
              setShort(false);
              onEdit();
            }}
            autoComplete="off"
            readOnly={busy}
          />
          <span>{after}</span>
        </div>
        <p role="alert" className={css.wrong}>
          {short ? t('auth.device.digitsWrong') : refused}
        </p>
        {problem?.kind === 'call' && isUsedUp(problem.failure) ? (
          <Button variant="primary" size="l" wide onClick={onService}>
            {t('auth.service.link')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="l"
            wide
            busy={busy}
            disabledLook={digits.length !== LENGTH}
            reason={digits.length === LENGTH ? undefined : t('auth.device.digitsHint')}
          >
            {t(voice ? 'auth.device.digitsCall' : 'auth.device.digitsSend')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
