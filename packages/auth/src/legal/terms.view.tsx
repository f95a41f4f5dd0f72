import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import { LegalText } from './legal-text.tsx';
import { legalTexts } from './legal-texts.ts';
import { privacyDialog } from './privacy.dialog.ts';

/** The rules and terms; one press away from the other text, one from the form as it was. */
export default function TermsView({ close }: DialogViewProps) {
  const t = useText(authMessages);
  const dispatch = useDispatch();
  return (
    <LegalText
      title={t('auth.legal.terms')}
      body={legalTexts()?.terms}
      page="/app/help/gztk"
      other={t('auth.legal.privacy')}
      onOther={() => dispatch(privacyDialog.replace())}
      onClose={close}
    />
  );
}
