import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { Page } from '@lobby/ui-kit/page';
import { tourMessages } from './messages/index.ts';
import css from './tour.module.css';
import type { TourProgress } from './tour-progress.ts';
import { chapters, type TourStep } from './tour-steps.ts';

export interface TourViewProps {
  readonly steps: readonly TourStep[];
  readonly progress: TourProgress;
  /** @param at the step to begin with, from 0. */
  onStart(at: number): void;
}

/** What the tour shows, and the way into it: from the beginning, or from where it was left. */
export function TourView({ steps, progress, onStart }: TourViewProps) {
  const t = useText(tourMessages);
  const { at, isDone } = progress;
  const wasLeft = !isDone && at > 0 && at < steps.length;
  const known = chapters.filter(chapter => steps.some(step => step.chapter === chapter));
  return (
    <Page title={t('tour.title')}>
      <p className={css.intro}>{t('tour.intro')}</p>
      <ol className={css.chapters}>
        {known.map(chapter => (
          <li key={chapter} className={css.chapter}>
            <h2>{t(`tour.chapter.${chapter}`)}</h2>
            <p>{t(`tour.chapter.${chapter}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={css.ways}>
        {wasLeft && (
          <Button variant="primary" size="l" onClick={() => onStart(at)}>
            {t('tour.resume')}
          </Button>
        )}
        <Button variant={wasLeft ? 'outline' : 'primary'} size="l" onClick={() => onStart(0)}>
          {t(wasLeft || isDone ? 'tour.again' : 'tour.start')}
        </Button>
        {isDone ? (
          <Badge tone="success">{t('tour.done')}</Badge>
        ) : (
          wasLeft && <span>{t('tour.progress', { at: at + 1, of: steps.length })}</span>
        )}
      </div>
    </Page>
  );
}
