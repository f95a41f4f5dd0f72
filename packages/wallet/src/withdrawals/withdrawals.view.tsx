import type { ApiFailure } from '@lobby/api-client/request';
import { type Binding, paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Columns } from '@lobby/ui-kit/columns';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { PendingState } from '@lobby/ui-kit/pending-state';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { OpenOrders } from '../open-orders/open-orders.tsx';
import { FailedPanel } from '../page/failed-panel.tsx';
import { PlayNotes } from '../page/play-notes.tsx';
import { withdrawalMessages } from './messages/index.ts';
import type { WithdrawalState } from './request/withdrawal.flow.ts';
import { TurnoverPanel } from './turnover-panel.tsx';
import type { WithdrawalBlock } from './withdrawal-block.ts';
import { WithdrawalBlockNote } from './withdrawal-block-note.tsx';
import { WithdrawalPanel, type WithdrawalPanelProps } from './withdrawal-panel.tsx';
import type { WithdrawalInfo, WithdrawalKind, WithdrawalOrder } from './withdrawal-types.ts';

export interface WithdrawalsViewProps
  extends Omit<WithdrawalPanelProps, 'kind' | 'info' | 'isBlocked' | 'failure'> {
  /** Undefined while they are being fetched, or when that failed. */
  readonly info: WithdrawalInfo | undefined;
  readonly kinds: readonly WithdrawalKind[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  readonly kind: WithdrawalKind | undefined;
  readonly block: WithdrawalBlock | undefined;
  readonly state: WithdrawalState;
  /** Withdrawals that are under way. */
  readonly open: readonly WithdrawalOrder[];
  /** The confirmation, while it is open. */
  readonly children?: ReactNode;
  onRetry(): void;
  onKind(kind: WithdrawalKind['kind']): void;
  onPassword(does: 'set' | 'reset'): void;
  onBind(what: Binding): void;
  onRepeat(): void;
}

/** Asking for a withdrawal: where to, how much, and what stands in its way. */
export function WithdrawalsView(props: WithdrawalsViewProps) {
  const t = useText(withdrawalMessages);
  return (
    <Page title={t('withdrawal.title')}>
      <OpenWithdrawals open={props.open} />
      <Asking {...props} />
      <PlayNotes />
      {props.children}
    </Page>
  );
}

function Asking(props: WithdrawalsViewProps) {
  const { info, kinds, kind, failure, state, block } = props;
  const t = useText(withdrawalMessages);
  const format = useFormat();
  if (!info || !kinds)
    return failure ? (
      <FailedPanel
        title={t('withdrawal.error')}
        failure={failure}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
      />
    ) : (
      <SkeletonGroup label={t('withdrawal.loading')}>
        <Columns>
          <Skeleton shape="block" height="28rem" />
          <Skeleton shape="block" height="12rem" />
        </Columns>
      </SkeletonGroup>
    );
  if (state.step === 'unknown')
    return (
      <Panel>
        <PendingState
          title={t('withdrawal.unknown', { amount: format.money(state.request.amount) })}
          hint={t('withdrawal.unknown.hint')}
          action={
            <Button variant="primary" size="l" onClick={props.onRepeat}>
              {t('withdrawal.unknown.repeat')}
            </Button>
          }
        />
      </Panel>
    );
  const editing = state.step === 'editing' ? state : undefined;
  return (
    <>
      {block && (
        <WithdrawalBlockNote
          block={block}
          now={props.now}
          onPassword={props.onPassword}
          onBind={props.onBind}
        />
      )}
      {editing?.isNotMade && (
        <Callout icon="info" size="l" role="status">
          {t('withdrawal.notMade')}
        </Callout>
      )}
      <Columns>
        <Panel label={t('withdrawal.title')}>
          <Segmented<WithdrawalKind['kind']>
            label={t('withdrawal.kinds')}
            value={kind?.kind ?? 'bank'}
            onChange={props.onKind}
            items={kinds.map(one => ({ value: one.kind, label: t(`withdrawal.kind.${one.kind}`) }))}
          />
          {kind?.state === 'open' ? (
            <WithdrawalPanel
              {...props}
              key={kind.kind}
              kind={kind}
              info={info}
              isBlocked={block !== undefined}
              failure={editing?.failure}
            />
          ) : (
            <EmptyState size="s" icon="clock" title={t('withdrawal.maintenance')} />
          )}
        </Panel>
        <TurnoverPanel {...info} />
      </Columns>
    </>
  );
}

/** Withdrawals that are under way, each with the way to its progress. */
function OpenWithdrawals({ open }: { open: readonly WithdrawalOrder[] }) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  return (
    <OpenOrders
      label={t('withdrawal.open')}
      orders={open.map(({ orderNo, amount, account, state }) => ({
        id: orderNo,
        to: paths.mine.withdrawal({ order: orderNo }),
        action: t('withdrawal.open.see'),
        text: `${t('withdrawal.open.one', { amount: format.money(amount), account })} · ${t(`withdrawal.state.${state}`)}`,
      }))}
    />
  );
}
