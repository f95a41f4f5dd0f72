import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import { contentMessages } from '../../messages/index.ts';
import css from './mark-page.module.css';

interface MarkPageViewProps {
  /** How far it is; `yes` and `no` are what the reader said. */
  readonly state: 'asked' | 'sending' | 'failed' | 'yes' | 'no';
  readonly onMark: (helped: boolean) => void;
  readonly onService: () => void;
}

/** Asks whether the page helped; whom it did not help is shown the ways on. */
export function MarkPageView({ state, onMark, onService }: MarkPageViewProps) {
  const t = useText(contentMessages);
  const pathExists = usePathExists();
  const feedback = paths.mine.feedback();
  const isSaid = state === 'yes' || state === 'no';
  return (
    <section className={css.mark} aria-label={t('content.mark.question')}>
      <div role="status" className={css.said}>
        {state === 'failed' && t('content.mark.failed')}
        {state === 'yes' && t('content.mark.thanks')}
        {state === 'no' && t('content.mark.sorry')}
      </div>
      {state === 'no' && (
        <div className={css.ways}>
          <Link as="button" type="button" standalone onClick={onService}>
            {t('content.mark.service')}
          </Link>
          {pathExists(feedback) && (
            <Link as={RouterLink} to={feedback} standalone>
              {t('content.mark.feedback')}
            </Link>
          )}
        </div>
      )}
      {!isSaid && (
        <div className={css.ways}>
          <span aria-hidden>{t('content.mark.question')}</span>
          <Button variant="outline" busy={state === 'sending'} onClick={() => onMark(true)}>
            {t('content.mark.yes')}
          </Button>
          <Button variant="outline" busy={state === 'sending'} onClick={() => onMark(false)}>
            {t('content.mark.no')}
          </Button>
        </div>
      )}
    </section>
  );
}
