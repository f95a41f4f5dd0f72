import { serviceOpened, userInfoOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import type { BindRealName } from './bind-real-name.dialog.ts';
import css from './bind-real-name.module.css';

/** The words, and one button that leads on. */
export default function BindRealNameView({ payload, close }: DialogViewProps<BindRealName>) {
  const { text, hasPage } = payload;
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const goOn = () => {
    close();
    dispatch(hasPage ? userInfoOpened() : serviceOpened());
  };
  return (
    <AlertDialog
      open
      title={t('auth.bind.title')}
      cancelText={t('auth.service.cancel')}
      onCancel={close}
      confirmText={t(hasPage ? 'auth.bind.go' : 'auth.service.link')}
      onConfirm={goOn}
    >
      <div className={css.words}>
        <p>{text}</p>
        {!hasPage && <p className={css.aside}>{t('auth.bind.noPage')}</p>}
      </div>
    </AlertDialog>
  );
}
