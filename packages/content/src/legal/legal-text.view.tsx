import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Link } from '@lobby/ui-kit/link';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { type ComponentType, Suspense, use, useMemo } from 'react';
import { contentMessages } from '../messages/index.ts';
import css from './legal-text.module.css';

/** Brings the body of a text, without a title of its own. */
export type LegalBody = () => Promise<ComponentType>;

interface LegalTextViewProps {
  title: string;
  /** Brings the text; when it cannot come, the way to its page is shown. */
  body: LegalBody;
  page: string;
  /** The name of the other text. */
  other: string;
  onOther: () => void;
  onClose: () => void;
}

/** Draws a text to agree to. */
export function LegalTextView({ title, body, page, other, onOther, onClose }: LegalTextViewProps) {
  const t = useText(contentMessages);
  const coming = useMemo(() => body().catch(() => undefined), [body]);
  const actions = (
    <>
      <Button variant="outline" onClick={onOther}>
        {other}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('content.common.back')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} size="l" actions={actions}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <section className={css.text} tabIndex={0} aria-label={title}>
        <Suspense fallback={<Waiting label={t('content.common.opening')} />}>
          <Text coming={coming} page={page} />
        </Suspense>
      </section>
    </Dialog>
  );
}

function Text({ coming, page }: { coming: Promise<ComponentType | undefined>; page: string }) {
  const Body = use(coming);
  return Body ? <Body /> : <PageLink page={page} />;
}

function PageLink({ page }: { page: string }) {
  const t = useText(contentMessages);
  return (
    <Link href={page} target="_blank" rel="noopener">
      {t('content.common.page')}
    </Link>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css.waiting}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
