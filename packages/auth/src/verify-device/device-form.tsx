import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from '@lobby/ui-kit/link';
import { type FormEvent, type Ref, useState } from 'react';
import { CODE_LENGTH, CodeField } from '../codes/code-field.tsx';
import { isAboutCode } from '../codes/code-refusal.ts';
import { FraudWarning } from '../codes/fraud-warning.tsx';
import { authMessages } from '../messages/index.ts';
import { DeviceSubmit } from './device-submit.tsx';
import { GetCode } from './get-code.tsx';
import type { DeviceProblem } from './verify-device.flow.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.view.tsx';

/** Why, to whom, the code, and the way in. */
export function DeviceForm(props: VerifyDeviceViewProps & { getCode: Ref<HTMLButtonElement> }) {
  const { state, name, onEdit, onSubmit, onWay, onService } = props;
  const t = useText(authMessages);
  const locale = useLocale();
  const [code, setCode] = useState('');
  const { challenge, sent } = state;
  const busy = state.step === 'logging-in' || state.step === 'done';
  const ready = sent !== undefined && code.length === CODE_LENGTH;
  const problem = state.step === 'entering-code' ? state.problem : undefined;
  const failure = problem?.kind === 'call' ? problem.failure : undefined;
  const refusal = failure && isAboutCode(failure) ? failure : undefined;
  const hint =
    sent && t(sent === 'sms' ? 'auth.device.sent' : 'auth.device.called', { phone: challenge.phone });

  /** What is wrong with the code as it was typed. */
  function wrongAs({ kind }: DeviceProblem): string | undefined {
    if (kind === 'no-code-yet') return t('auth.device.getFirst');
    return kind === 'code-rule' ? t(code === '' ? 'auth.code.required' : 'auth.code.rule') : undefined;
  }

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
      <CodeField
        label={t('auth.device.code')}
        value={code}
        onChange={digits => {
          setCode(digits);
          onEdit();
        }}
        onEmpty={() => setCode('')}
        error={problem && wrongAs(problem)}
        refusal={refusal}
        hint={hint}
        readOnly={busy}
      />
      {failure && !refusal && (
        <p role="alert" className={css.wrong}>
          {refusalText(failure, locale)}
        </p>
      )}
      <DeviceSubmit {...props} busy={busy} ready={ready} />
      <FraudWarning />
      <p className={css.others}>
        <Link as="button" type="button" onClick={() => onWay('login', '')}>
          {t('auth.device.switch')}
        </Link>
        <Link as="button" type="button" onClick={() => onWay('register', '')}>
          {t('auth.device.register')}
        </Link>
        <Link as="button" type="button" onClick={onService}>
          {t('auth.service.link')}
        </Link>
      </p>
    </form>
  );
}
