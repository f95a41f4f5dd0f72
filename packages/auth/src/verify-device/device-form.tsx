import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from '@lobby/ui-kit/link';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { type FormEvent, type Ref, useState } from 'react';
import { authMessages } from '../messages/index.ts';
import { GetCode } from './get-code.tsx';
import type { DeviceProblem } from './verify-device.flow.ts';
import css from './verify-device.module.css';
import type { VerifyDevicePanelProps } from './verify-device.panel.tsx';

const LENGTH = 6;

/** Why, to whom, the code, and the way in. */
export function DeviceForm(props: VerifyDevicePanelProps & { getCode: Ref<HTMLButtonElement> }) {
  const { state, name, onEdit, onSubmit, onWay, onService } = props;
  const t = useText(authMessages);
  const locale = useLocale();
  const words = useProblemWords();
  const [code, setCode] = useState('');
  const { challenge, sent } = state;
  const busy = state.step === 'logging-in' || state.step === 'done';
  const ready = sent !== undefined && code.length === LENGTH;
  const problem = state.step === 'entering-code' && state.problem ? words(state.problem) : undefined;
  const hint =
    sent && t(sent === 'sms' ? 'auth.device.sent' : 'auth.device.called', { phone: challenge.phone });

  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit(code);
  }

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <p className={css.why}>
        <Icon name="shield" size={20} />
        {refusalText(challenge.failure, locale)}
      </p>
      <dl className={css.who}>
        <dt>{t('auth.device.account')}</dt>
        <dd>{name}</dd>
        <dt>{t('auth.device.phone')}</dt>
        <dd className={css.phone}>{challenge.phone}</dd>
        <dd className={css.get}>
          <GetCode {...props} ref={props.getCode} />
        </dd>
      </dl>
      <OtpField
        label={t('auth.device.code')}
        name="code"
        length={LENGTH}
        value={code}
        onChange={digits => {
          setCode(digits);
          onEdit();
        }}
        error={problem}
        hint={hint}
        readOnly={busy}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledLook={!ready}
        reason={ready ? undefined : t(sent ? 'auth.device.codeRule' : 'auth.device.getFirst')}
      >
        {t('auth.device.submit')}
      </Button>
      <p className={css.warning}>
        <Icon name="warning" size={16} />
        {t('auth.device.warning')}
      </p>
      <p className={css.others}>
        <Link as="button" type="button" onClick={() => onWay('login')}>
          {t('auth.device.switch')}
        </Link>
        <Link as="button" type="button" onClick={() => onWay('register')}>
          {t('auth.device.register')}
        </Link>
        <Link as="button" type="button" onClick={onService}>
          {t('auth.service.link')}
        </Link>
      </p>
    </form>
  );
}

function useProblemWords(): (problem: DeviceProblem) => string | undefined {
  const t = useText(authMessages);
  const locale = useLocale();
  return problem => {
    switch (problem.kind) {
      case 'call':
        return refusalText(problem.failure, locale);
      case 'no-code-yet':
        return t('auth.device.getFirst');
      case 'code-rule':
        return t('auth.device.codeRule');
    }
  };
}
