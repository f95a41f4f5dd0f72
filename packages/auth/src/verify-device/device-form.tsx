import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from '@lobby/ui-kit/link';
import { CodeField, FraudWarning, GetCode, useCodeProblem } from '@lobby/verification/codes';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import { verificationMessages } from '@lobby/verification/messages';
import { isCode } from '@lobby/verification/rules';
import { type Ref, type RefObject, useEffect } from 'react';
import { authMessages } from '../messages/index.ts';
import { DeviceSubmit } from './device-submit.tsx';
import { needsCode } from './verify-device.flow.ts';
import { type CodeValues, codeRules, type DeviceMessage } from './verify-device.form.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

interface DeviceFormProps extends VerifyDeviceViewProps {
  getCode: Ref<HTMLButtonElement>;
  codeBox: RefObject<HTMLInputElement | null>;
}

/** Why, to whom, the code, and the way in. */
export function DeviceForm(props: DeviceFormProps) {
  const { state, name, onEdit, onSubmit, onWay, onService } = props;
  const t = useText(authMessages, verificationMessages);
  const locale = useLocale();
  const codeProblem = useCodeProblem(props.seconds);
  const { challenge, sent } = state;
  const busy = state.step === 'logging-in' || state.step === 'done';
  const form = useFieldForm<CodeValues, DeviceMessage>({
    initial: { code: '' },
    rules: codeRules(sent !== undefined),
    labels: { code: t('auth.device.code') },
    say: t,
    busy,
    onEdit,
    onSubmit: ({ code }) => onSubmit(code),
  });
  // Once a code is sent, the error that asks for one is cleared.
  useEffect(() => form.clear('code'), [sent]);
  const ready = sent !== undefined && isCode(form.values.code);
  const failure = state.step === 'entering-code' ? state.failure : undefined;
  const refusal = failure && isAboutCode(failure) ? failure : undefined;
  const hint =
    sent && t(sent === 'sms' ? 'auth.device.sent' : 'auth.device.called', { phone: challenge.phone });

  return (
    <form {...form.frame} className={css.form}>
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
          <GetCode
            ref={props.getCode}
            again={sent !== undefined}
            seconds={props.seconds}
            voiceOnly={needsCode(state)}
            onWant={() => props.onWant('sms')}
            onCall={() => props.onWant('voice')}
          />
        </dd>
      </dl>
      <CodeField
        {...form.text('code')}
        ref={props.codeBox}
        onEmpty={() => form.set('code', '')}
        refusal={refusal}
        hint={hint}
      />
      {failure && !refusal && (
        <p role="alert" className={css.wrong}>
          <ErrorSign />
          {codeProblem(failure)}
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
