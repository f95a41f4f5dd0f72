import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import { LegalText } from './legal-text.tsx';
import { legalTexts } from './legal-texts.ts';
import { termsDialog } from './terms.dialog.ts';

/** The privacy rules; one press away from the other text, one from the form as it was. */
export default function PrivacyView({ close }: DialogViewProps) {
  const t = useText(authMessages);
  const dispatch = useDispatch();
  return (
    <LegalText
      title={t('auth.legal.privacy')}
      body={legalTexts()?.privacy}
      page="/app/help/ysgz"
      other={t('auth.legal.terms')}
      onOther={() => dispatch(termsDialog.replace())}
      onClose={close}
    />
  );
}
