import { legalTextOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { contentMessages } from '../messages/index.ts';
import { LegalTextView } from './legal-text.view.tsx';

const texts = {
  terms: {
    title: 'content.terms.title',
    body: async () => (await import('../pages/terms-body.tsx')).TermsBody,
    page: paths.help.terms(),
    other: 'privacy',
  },
  privacy: {
    title: 'content.privacy.title',
    body: async () => (await import('../pages/privacy-body.tsx')).PrivacyBody,
    page: paths.help.privacy(),
    other: 'terms',
  },
} as const;

/** One of the two texts; one press away from the other, one from the form as it was. */
export default function LegalTextContainer({
  payload,
  close,
}: DialogViewProps<{ readonly text: 'terms' | 'privacy' }>) {
  const t = useText(contentMessages);
  const dispatch = useDispatch();
  const { title, body, page, other } = texts[payload.text];
  return (
    <LegalTextView
      key={payload.text}
      title={t(title)}
      body={body}
      page={page}
      other={t(texts[other].title)}
      onOther={() => dispatch(legalTextOpened({ text: other }))}
      onClose={close}
    />
  );
}
