import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { LimitRow } from './limit-row.tsx';
import type { LimitsState } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change, Protection } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';
import { PauseForm } from './pause-form.tsx';
import { PauseStands } from './pause-stands.tsx';
import { SessionPanel } from './session-panel.tsx';

export interface LimitsViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly info: Protection | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  readonly state: LimitsState;
  onRetry(): void;
  onChange(change: Change): void;
}

/** Limits first, deposits before all, then the running session, time-out and exclusion. */
export function LimitsView(props: LimitsViewProps) {
  const t = useText(limitsMessages);
  return (
    <Page title={t('limits.title')}>
      <Hint>{t('limits.intro')}</Hint>
      <Content {...props} />
    </Page>
  );
}

function Content({ info, failure, isRetrying, now, state, onRetry, onChange }: LimitsViewProps) {
  const t = useText(limitsMessages);
  const locale = useLocale();
  if (!info && failure)
    return (
      <Panel>
        <ErrorState
          title={t('limits.error')}
          hint={inlineText(failure, locale)}
          busy={isRetrying}
          onRetry={onRetry}
        />
      </Panel>
    );
  if (!info)
    return (
      <SkeletonGroup label={t('limits.loading')} className={css.rows}>
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    );
  const { pause } = info;
  return (
    <>
      {pause && <PauseStands pause={pause} now={now} state={state} onChange={onChange} />}
      {(['deposit', 'loss'] as const).map(kind => (
        <Panel key={kind} heading={t(`limits.${kind}`)}>
          <Hint>{t(`limits.${kind}.hint`)}</Hint>
          <div className={css.rows}>
            {info.limits
              .filter(limit => limit.kind === kind)
              .map(limit => (
                <LimitRow key={limit.period} limit={limit} now={now} state={state} onChange={onChange} />
              ))}
          </div>
        </Panel>
      ))}
      <SessionPanel info={info} now={now} state={state} onChange={onChange} />
      {pause?.kind !== 'exclusion' && <PauseForm state={state} onChange={onChange} />}
    </>
  );
}
