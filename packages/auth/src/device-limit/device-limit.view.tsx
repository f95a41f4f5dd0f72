import { refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { Link } from '@lobby/ui-kit/link';
import type { FormEvent } from 'react';
import type { OtherDevice } from '../entry/device-limit.ts';
import { authMessages } from '../messages/index.ts';
import { DeviceLapsed } from '../parts/device-lapsed.tsx';
import type { DeviceLimitState } from './device-limit.flow.ts';
import css from './device-limit.module.css';

export interface DeviceLimitViewProps {
  state: DeviceLimitState;
  /** Whose login waits. */
  name: string;
  onChoose: (id: string) => void;
  onSubmit: () => void;
  /** Start again; `name`: the initial value of the login form. */
  onLogin: (name: string) => void;
  onService: () => void;
  onClose: () => void;
}

/** Draws the devices to choose from; the chosen one is logged out when the login goes on. */
export function DeviceLimitView(props: DeviceLimitViewProps) {
  const { state, name, onChoose, onSubmit, onLogin, onService, onClose } = props;
  const t = useText(authMessages);
  const locale = useLocale();
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const failure = state.step === 'choosing' ? state.failure : undefined;
  const busy = state.step === 'logging-in' || state.step === 'done';

  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <Dialog open onClose={onClose} title={t('auth.deviceLimit.title')}>
      {state.step === 'lapsed' ? (
        <DeviceLapsed onLogin={() => onLogin(name)} />
      ) : (
        <form className={css.form} onSubmit={send} noValidate>
          <p>{t('auth.deviceLimit.hint')}</p>
          <fieldset className={css.list} disabled={busy}>
            <legend className={css.legend}>{t('auth.deviceLimit.choose')}</legend>
            {state.deviceLimit.sessions.map(session => (
              <Choice
                key={session.id}
                session={session}
                checked={session.id === chosen}
                onChoose={() => onChoose(session.id)}
              />
            ))}
          </fieldset>
          <p className={css.zone}>{t('auth.devices.zone')}</p>
          {failure && (
            <Hint role="alert" tone="danger">
              {refusalText(failure, locale)}
            </Hint>
          )}
          <SubmitButton busy={busy} reason={chosen ? undefined : t('auth.deviceLimit.choose')}>
            {t('auth.deviceLimit.submit')}
          </SubmitButton>
          <p className={css.others}>
            <Link as="button" type="button" onClick={() => onLogin('')}>
              {t('auth.device.switch')}
            </Link>
            <Link as="button" type="button" onClick={onService}>
              {t('auth.service.link')}
            </Link>
          </p>
        </form>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  session: OtherDevice;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ session, checked, onChoose }: ChoiceProps) {
  const t = useText(authMessages);
  const format = useFormat();
  return (
    <label className={css.choice}>
      <input type="radio" name="device" value={session.id} checked={checked} onChange={onChoose} />
      <span className={css.facts}>
        <span className={css.device}>{session.device || t('auth.devices.unknown')}</span>
        <span className={css.fact}>{t('auth.devices.seen', { time: format.dateTime(session.seenAt) })}</span>
        <span className={css.fact}>{t('auth.devices.ip', { ip: session.ip })}</span>
      </span>
    </label>
  );
}
