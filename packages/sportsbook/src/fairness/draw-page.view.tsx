import { serverNow } from '@lobby/api';
import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Link as TextLink } from '@lobby/ui-kit/link';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerState } from '../feed/answer-feed.ts';
import { checkDraw } from './check/check-draw.ts';
import { rememberDraw, type SeenDraw, seenDraw } from './check/seen-draws.ts';
import { DrawChecksCard } from './draw-checks.tsx';
import { DrawHeader } from './draw-header.tsx';
import { DrawWait } from './draw-wait.tsx';
import css from './fairness.module.css';
import { HashValue } from './hash-value.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { fairnessMessages } from './messages/index.ts';
import { RawValues } from './raw-values.tsx';
import { RedrawnMatchCard } from './redrawn-match-card.tsx';
import { RootValue } from './root-value.tsx';

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
      scene="missing"
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

/** The page of one match before it is there. */
function DrawSkeleton() {
  const t = useText(fairnessMessages);
  return (
    <SkeletonGroup label={t('fairness.loading')} className={css.waiting}>
      <Skeleton shape="block" height="7.5rem" />
      <div className={css.columns}>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </SkeletonGroup>
  );
}

/** What was published before the betting on this match opened. */
function PromiseCard({ draw }: { draw: WireDraw }) {
  const t = useText(fairnessMessages);
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('fairness.promise.title')}</h2>
      <dl className={css.values}>
        <HashValue name={t('fairness.promise.commitment')} value={draw.draw_hash} />
        <RootValue day={draw.day} />
      </dl>
    </section>
  );
}

/** How this browser first saw a match promised. What it sees now is kept as long as it is still a promise. */
function useSeenDraw({ ecid, kickoff, draw_hash, ended }: WireDraw): SeenDraw | undefined {
  const [seen, setSeen] = useState(() => seenDraw({ ecid, kickoff }));
  useEffect(() => {
    if (!ended) rememberDraw({ ecid, kickoff, hash: draw_hash, at: serverNow() });
    setSeen(seenDraw({ ecid, kickoff }));
  }, [ecid, kickoff, draw_hash, ended]);
  return seen;
}
