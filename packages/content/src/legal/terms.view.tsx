import type { DialogViewProps } from '@lobby/dialogs';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { contentMessages } from '../messages/index.ts';
import { LegalText } from './legal-text.tsx';
import { privacyDialog } from './privacy.dialog.ts';

/** The rules and terms; one press away from the other text, one from the form as it was. */
export default function TermsView({ close }: DialogViewProps) {
  const t = useText(contentMessages);
  const dispatch = useDispatch();
  return (
    <LegalText
      title={t('content.terms.title')}
      body={bringTermsBody}
      page={paths.help.terms()}
      other={t('content.privacy.title')}
      onOther={() => dispatch(privacyDialog.replace())}
      onClose={close}
    />
  );
}

const bringTermsBody = async () => (await import('../pages/terms-body.tsx')).TermsBody;
