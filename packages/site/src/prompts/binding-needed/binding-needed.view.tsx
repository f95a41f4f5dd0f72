import { serviceOpened, userInfoOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { useDispatch } from 'react-redux';
import { promptMessages } from '../messages/index.ts';
import css from './bind-real-name.module.css';

export interface BindRealName {
  /** The server's words. */
  readonly text: string;
  /** Whether the site has a user info page to go to; until it has, customer service binds the name. */
  readonly hasPage: boolean;
}

/** The words, and one button that leads on. */
export default function BindRealNameView({ payload, close }: DialogViewProps<BindRealName>) {
  const { text, hasPage } = payload;
  const t = useText(promptMessages);
  const dispatch = useDispatch();
  const goOn = () => {
    close();
    dispatch(hasPage ? userInfoOpened() : serviceOpened());
  };
  return (
    <AlertDialog
      open
      title={t('prompts.bind.title')}
      onCancel={close}
      confirmText={t(hasPage ? 'prompts.bind.go' : 'prompts.contact')}
      onConfirm={goOn}
    >
      <div className={css.words}>
        <p>{text}</p>
        {!hasPage && <p className={css.aside}>{t('prompts.bind.noPage')}</p>}
      </div>
    </AlertDialog>
  );
}
