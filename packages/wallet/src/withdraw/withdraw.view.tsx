import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Columns } from '@lobby/ui-kit/columns';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { PendingState } from '@lobby/ui-kit/pending-state';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { PlayNotes } from '../deposit/play-notes.tsx';
import { OpenOrders } from '../open-orders/open-orders.tsx';
import type { AskState } from './ask/ask.flow.ts';
import { AskingPanel, type AskingPanelProps } from './asking-panel.tsx';
import type { Block } from './block.ts';
import { BlockNote } from './block-note.tsx';
import { withdrawMessages } from './messages/index.ts';
import { TurnoverPanel } from './turnover-panel.tsx';
import type { Withdrawal, WithdrawalKind, WithdrawInfo } from './withdraw-types.ts';

export interface WithdrawViewProps extends Omit<AskingPanelProps, 'kind' | 'info' | 'isBlocked' | 'failure'> {
  /** Undefined while they are being fetched, or when that failed. */
  readonly info: WithdrawInfo | undefined;
  readonly kinds: readonly WithdrawalKind[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  readonly kind: WithdrawalKind | undefined;
  readonly block: Block | undefined;
  readonly state: AskState;
  /** Withdrawals that are under way. */
  readonly open: readonly Withdrawal[];
  /** The confirmation, while it is open. */
  readonly children?: ReactNode;
  onRetry(): void;
  onKind(kind: WithdrawalKind['kind']): void;
  onPassword(does: 'set' | 'reset'): void;
  onRepeat(): void;
}

/** Asking for a withdrawal: where to, how much, and what stands in its way. */
export function WithdrawView(props: WithdrawViewProps) {
  const t = useText(withdrawMessages);
  return (
    <Page title={t('withdraw.title')}>
      <OpenWithdrawals open={props.open} />
      <Asking {...props} />
      <PlayNotes />
      {props.children}
    </Page>
  );
}

function Asking(props: WithdrawViewProps) {
  const { info, kinds, kind, failure, state, block } = props;
  const t = useText(withdrawMessages);
  const locale = useLocale();
  const format = useFormat();
  if (!info || !kinds)
    return failure ? (
      <Panel>
        <ErrorState
          title={t('withdraw.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      </Panel>
    ) : (
      <SkeletonGroup label={t('withdraw.loading')}>
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
          title={t('withdraw.unknown', { amount: format.money(state.request.amount) })}
          hint={t('withdraw.unknown.hint')}
          action={
            <Button variant="primary" size="l" onClick={props.onRepeat}>
              {t('withdraw.unknown.repeat')}
            </Button>
          }
        />
      </Panel>
    );
  const editing = state.step === 'editing' ? state : undefined;
  return (
    <>
      {block && <BlockNote block={block} now={props.now} onPassword={props.onPassword} />}
      {editing?.isNotMade && (
        <Callout icon="info" size="l" role="status">
          {t('withdraw.notMade')}
        </Callout>
      )}
      <Columns>
        <Panel label={t('withdraw.title')}>
          <Segmented<WithdrawalKind['kind']>
            label={t('withdraw.kinds')}
            value={kind?.kind ?? 'bank'}
            onChange={props.onKind}
            items={kinds.map(one => ({ value: one.kind, label: t(`withdraw.kind.${one.kind}`) }))}
          />
          {kind?.state === 'open' ? (
            <AskingPanel
              {...props}
              key={kind.kind}
              kind={kind}
              info={info}
              isBlocked={block !== undefined}
              failure={editing?.failure}
            />
          ) : (
            <EmptyState size="s" icon="clock" title={t('withdraw.maintenance')} />
          )}
        </Panel>
        <TurnoverPanel {...info} />
      </Columns>
    </>
  );
}

/** Withdrawals that are under way, each with the way to its progress. */
function OpenWithdrawals({ open }: { open: readonly Withdrawal[] }) {
  const t = useText(withdrawMessages);
  const format = useFormat();
  return (
    <OpenOrders
      label={t('withdraw.open')}
      action={t('withdraw.open.see')}
      orders={open.map(({ orderNo, amount, account, state }) => ({
        id: orderNo,
        to: paths.mine.withdrawal({ order: orderNo }),
        text: `${t('withdraw.open.one', { amount: format.money(amount), account })} · ${t(`withdraw.state.${state}`)}`,
      }))}
    />
  );
}
