import { hasFinePointer } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Tabs } from '@lobby/ui-kit/tabs';
import { useRef } from 'react';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { authMessages } from '../messages/index.ts';
import { AccessArt } from '../parts/access-art.tsx';
import { AccessFields } from './access-fields.tsx';
import type { AccessState } from './login-register.flow.ts';
import type { AccessValues } from './login-register.form.ts';
import css from './login-register.module.css';
import { type Preferred, useAccessForm } from './use-access-form.ts';

export interface LoginRegisterViewProps {
  state: AccessState;
  /** False where a remembered credential cannot be kept safely: no checkbox then. */
  canRemember: boolean;
  /** The name whose password this browser remembers. */
  rememberedName?: string;
  /** The name whose new device still waits for a code that was sent. */
  waitingName?: string;
  /** The initial values of the form. */
  initial?: Partial<AccessValues>;
  onWay: (way: AccessWay) => void;
  onEdit: () => void;
  onSubmit: (values: AccessValues, prefer?: Preferred) => void;
  /** The member has unticked "remember password". */
  onForgetPassword: () => void;
  onForgot: (name: string) => void;
  onTerms: () => void;
  onPrivacy: () => void;
  onService: () => void;
  onClose: () => void;
}

/** Draws the access dialog for a state: brand art on the left, the form of the chosen way on the right. */
export function LoginRegisterView(props: LoginRegisterViewProps) {
  const { state, onWay, onClose } = props;
  const t = useText(authMessages);
  const way = wayOf(state);
  const busy = state.step === 'submitting' || state.step === 'entering';
  const form = useAccessForm({ ...props, way, busy });
  const firstField = useRef<HTMLInputElement>(null);
  const fields = <AccessFields {...props} way={way} form={form} firstField={firstField} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(way === 'login' ? 'auth.login.title' : 'auth.register.title')}
      hideTitle
      size="access"
      initialFocus={hasFinePointer() ? firstField : undefined}
      art={<AccessArt promise={t(way === 'login' ? 'auth.login.hint' : 'auth.register.hint')} />}
    >
      <div className={css.sheet}>
        <Tabs
          label={t('auth.way.label')}
          size="l"
          value={way}
          onChange={onWay}
          items={[
            { value: 'login', label: t('auth.login.title'), panel: way === 'login' && fields },
            { value: 'register', label: t('auth.register.title'), panel: way === 'register' && fields },
          ]}
        />
      </div>
    </Dialog>
  );
}

/** The selected tab of a step; the automatic login after registering keeps the registration tab. */
function wayOf(state: AccessState): AccessWay {
  if (state.step === 'entering') return 'register';
  return state.step === 'done' ? 'login' : state.way;
}
