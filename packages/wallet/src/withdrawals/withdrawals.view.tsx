import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlayNotes } from '../deposits/play-notes.tsx';
import sheet from '../page/page.module.css';
import { withdrawalMessages } from './messages/index.ts';
import type { WithdrawalState } from './request/withdrawal.flow.ts';
import { TurnoverPanel } from './turnover-panel.tsx';
import type { WithdrawalBlock } from './withdrawal-block.ts';
import { WithdrawalBlockNote } from './withdrawal-block-note.tsx';
import { WithdrawalPanel, type WithdrawalPanelProps } from './withdrawal-panel.tsx';
import type { WithdrawalInfo, WithdrawalKind, WithdrawalOrder } from './withdrawal-types.ts';
import css from './withdrawals.module.css';

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
  onRepeat(): void;
}

/** Asking for a withdrawal: where to, how much, and what stands in its way. */
export function WithdrawalsView(props: WithdrawalsViewProps) {
  const t = useText(withdrawalMessages);
  return (
    <div className={sheet.page}>
      <h1 className={sheet.title}>{t('withdrawal.title')}</h1>
      <OpenWithdrawals open={props.open} />
      <Asking {...props} />
      <PlayNotes />
      {props.children}
    </div>
  );
}

function Asking(props: WithdrawalsViewProps) {
  const { info, kinds, kind, failure, state, block } = props;
  const t = useText(withdrawalMessages);
  const locale = useLocale();
  const format = useFormat();
  if (!info || !kinds)
    return failure ? (
      <section className={sheet.panel}>
        <ErrorState
          title={t('withdrawal.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      </section>
    ) : (
      <SkeletonGroup label={t('withdrawal.loading')} className={sheet.columns}>
        <Skeleton shape="block" height="28rem" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  if (state.step === 'unknown')
    return (
      <section className={sheet.panel}>
        <div className={sheet.unknown} role="status">
          <Spinner size={28} />
          <p className={sheet.unknownTitle}>
            {t('withdrawal.unknown', { amount: format.money(state.request.amount) })}
          </p>
          <p>{t('withdrawal.unknown.hint')}</p>
          <Button variant="primary" size="l" onClick={props.onRepeat}>
            {t('withdrawal.unknown.repeat')}
          </Button>
        </div>
      </section>
    );
  const editing = state.step === 'editing' ? state : undefined;
  return (
    <>
      {block && <WithdrawalBlockNote block={block} now={props.now} onPassword={props.onPassword} />}
      {editing?.isNotMade && (
        <div className={css.block} role="status">
          <Icon name="info" size={20} />
          <p>{t('withdrawal.notMade')}</p>
        </div>
      )}
      <div className={sheet.columns}>
        <section className={sheet.panel} aria-label={t('withdrawal.title')}>
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
        </section>
        <TurnoverPanel {...info} />
      </div>
    </>
  );
}

/** Withdrawals that are under way, each with the way to its progress. */
function OpenWithdrawals({ open }: { open: readonly WithdrawalOrder[] }) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  if (open.length === 0) return null;
  return (
    <section className={sheet.running} aria-label={t('withdrawal.open')}>
      {open.map(({ orderNo, amount, account, state }) => (
        <Link key={orderNo} className={sheet.runningOrder} to={paths.mine.withdrawal({ order: orderNo })}>
          <Icon name="clock" size={20} />
          <span>
            {t('withdrawal.open.one', { amount: format.money(amount), account })} ·{' '}
            {t(`withdrawal.state.${state}`)}
          </span>
          <span className={sheet.runningWay}>
            {t('withdrawal.open.see')}
            <Icon name="chevron-right" size={16} />
          </span>
        </Link>
      ))}
    </section>
  );
}
