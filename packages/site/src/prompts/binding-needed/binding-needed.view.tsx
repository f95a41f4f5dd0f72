import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import type { Binding } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { useDispatch } from 'react-redux';
import { promptMessages } from '../messages/index.ts';
import css from './binding-needed.module.css';

export interface BindingNeeded {
  /** The server's words. */
  readonly text: string;
  readonly what: Binding;
}

/**
 * The words, and a button that opens the dialog to bind it over the page, which stays as it is. A site without such a
 * dialog leads to customer service.
 */
export default function BindingNeededView({ payload, close }: DialogViewProps<BindingNeeded>) {
  const { text, what } = payload;
  const { binding } = useSlots();
  const t = useText(promptMessages);
  const dispatch = useDispatch();
  const goOn = async () => {
    const next = binding ? (await binding()).default(what) : serviceOpened();
    close();
    dispatch(next);
  };
  return (
    <AlertDialog
      open
      title={t(`prompts.bind.${what}`)}
      onCancel={close}
      confirmText={t(binding ? 'prompts.bind.go' : 'prompts.contact')}
      onConfirm={goOn}
    >
      <div className={css.words}>
        <p>{text}</p>
        <p className={css.aside}>{t(binding ? 'prompts.bind.stays' : 'prompts.bind.noPage')}</p>
      </div>
    </AlertDialog>
  );
}
