import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Link as TextLink } from '@lobby/ui-kit/link';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerState } from './answer-feed.ts';
import { checkDraw } from './check-draw.ts';
import { DrawChecksCard } from './draw-checks.tsx';
import { DrawHeader } from './draw-header.tsx';
import { DrawSkeleton } from './draw-skeleton.tsx';
import { DrawWait } from './draw-wait.tsx';
import css from './fairness.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { fairnessMessages } from './messages/index.ts';
import { PromiseCard } from './promise-card.tsx';
import { RawValues } from './raw-values.tsx';
import { RedrawnMatchCard } from './redrawn-match-card.tsx';
import { useSeenDraw } from './use-seen-draw.ts';

interface DrawPageProps {
  readonly state: AnswerState<WireDraw | null>;
  onRetry(): void;
}

/** One match: what was promised of it and, once it is over, whether that was kept. */
export function DrawPageView({ state, onRetry }: DrawPageProps) {
  const t = useText(fairnessMessages);
  const locale = useLocale();
  return (
    <div className={css.page}>
      <div className={css.crumbs}>
        <Link className={css.back} to="/fairness">
          <Icon name="chevron-left" size={16} />
          {t('fairness.back')}
        </Link>
      </div>
      <h1 className={css.title}>{t('fairness.title')}</h1>
      {state.status === 'loading' && <DrawSkeleton />}
      {state.status === 'failed' && (
        <ErrorState title={t('fairness.error')} hint={inlineText(state.failure, locale)} onRetry={onRetry} />
      )}
      {state.status === 'ready' && (state.answer ? <Draw draw={state.answer} /> : <Unknown />)}
    </div>
  );
}

function Draw({ draw }: { draw: WireDraw }) {
  const checks = useMemo(() => checkDraw(draw), [draw]);
  const seen = useSeenDraw(draw);
  return (
    <>
      <DrawHeader draw={draw} />
      <div className={css.columns}>
        <div className={css.column}>
          {checks ? (
            <DrawChecksCard draw={draw} checks={checks} seen={seen} />
          ) : (
            <DrawWait draw={draw} seen={seen} />
          )}
          {checks?.match && <RedrawnMatchCard match={checks.match} draw={draw} />}
          <PromiseCard draw={draw} />
          <RawValues draw={draw} />
        </div>
        <HowItWorks />
      </div>
    </>
  );
}

function Unknown() {
  const t = useText(fairnessMessages);
  return (
    <EmptyState
      icon="shield"
      title={t('fairness.unknown')}
      hint={t('fairness.unknownHint')}
      action={
        <TextLink as={Link} to="/fairness">
          {t('fairness.unknownAction')}
        </TextLink>
      }
    />
  );
}
