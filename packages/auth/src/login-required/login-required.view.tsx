import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { authMessages } from '../messages/index.ts';
import css from './login-required.module.css';

/** The prompt, with the two ways in. */
export default function LoginRequiredView(props: DialogViewProps<{ readonly reason?: string } | undefined>) {
  const { payload, close } = props;
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const loginButton = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button variant="outline" onClick={() => dispatch(loginRegisterDialog.replace({ way: 'register' }))}>
        {t('auth.register.title')}
      </Button>
      <Button
        ref={loginButton}
        variant="primary"
        onClick={() => dispatch(loginRegisterDialog.replace({ way: 'login' }))}
      >
        {t('auth.login.title')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={t('auth.required.title')}
      size="s"
      actions={actions}
      initialFocus={loginButton}
    >
      <p className={css.text}>{payload?.reason ?? t('auth.required.text')}</p>
    </Dialog>
  );
}
