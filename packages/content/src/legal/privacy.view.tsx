import type { DialogViewProps } from '@lobby/dialogs';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { contentMessages } from '../messages/index.ts';
import { LegalText } from './legal-text.tsx';
import { termsDialog } from './terms.dialog.ts';

/** The privacy rules; one press away from the other text, one from the form as it was. */
export default function PrivacyView({ close }: DialogViewProps) {
  const t = useText(contentMessages);
  const dispatch = useDispatch();
  return (
    <LegalText
      title={t('content.privacy.title')}
      body={bringPrivacyBody}
      page={paths.help.privacy()}
      other={t('content.terms.title')}
      onOther={() => dispatch(termsDialog.replace())}
      onClose={close}
    />
  );
}

const bringPrivacyBody = async () => (await import('../pages/privacy-body.tsx')).PrivacyBody;
