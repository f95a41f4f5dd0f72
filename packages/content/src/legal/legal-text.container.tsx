import { legalTextOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import type { HelpCode } from '@lobby/feature';
import { paths } from '@lobby/feature';
import { useText, withTexts } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { proseOf } from '../help/prose.ts';
import { contentMessages } from '../messages/index.ts';
import { type LegalBody, LegalTextView } from './legal-text.view.tsx';

/** The words of a page without its title, which the dialog says. */
const bodyOf = (code: HelpCode): LegalBody =>
  withTexts(async () => {
    const { ProseBody } = await import('../help/page/prose-body.tsx');
    return () => <ProseBody code={code} level={3} />;
  }, proseOf(code));

const texts = {
  terms: { code: 'gztk', body: bodyOf('gztk'), page: paths.help.gztk(), other: 'privacy' },
  privacy: { code: 'ysgz', body: bodyOf('ysgz'), page: paths.help.ysgz(), other: 'terms' },
} as const;

/** One of the two texts; one press away from the other, one from the form as it was. */
export default function LegalTextContainer({
  payload,
  close,
}: DialogViewProps<{ readonly text: 'terms' | 'privacy' }>) {
  const t = useText(contentMessages);
  const dispatch = useDispatch();
  const { code, body, page, other } = texts[payload.text];
  return (
    <LegalTextView
      key={payload.text}
      title={t(`content.${code}`)}
      body={body}
      page={page}
      other={t(`content.${texts[other].code}`)}
      onOther={() => dispatch(legalTextOpened({ text: other }))}
      onClose={close}
    />
  );
}
