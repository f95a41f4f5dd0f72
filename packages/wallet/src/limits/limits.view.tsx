import type { ApiFailure } from '@lobby/api-client/request';
import { useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { FailedPanel } from '../page/failed-panel.tsx';
import { LimitRow } from './limit-row.tsx';
import type { LimitsState } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change, MemberLimits } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';
import { PauseForm } from './pause-form.tsx';
import { PauseInForce } from './pause-in-force.tsx';
import { SessionPanel } from './session-panel.tsx';

export interface LimitsViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly info: MemberLimits | undefined;
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
  if (!info && failure)
    return (
      <FailedPanel title={t('limits.error')} failure={failure} isRetrying={isRetrying} onRetry={onRetry} />
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
      {pause && <PauseInForce pause={pause} now={now} state={state} onChange={onChange} />}
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
