import type { ApiFailure } from '@lobby/api-client/request';
import { useText } from '@lobby/i18n';
import { formatYuan, parseYuan } from '@lobby/money';
import { Hint } from '@lobby/ui-kit/hint';
import { Money } from '@lobby/ui-kit/money';
import { Panel } from '@lobby/ui-kit/panel';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Table } from '@lobby/ui-kit/table';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FailedPanel } from '../../page/failed-panel.tsx';
import { pursesMessages } from '../messages/index.ts';
import css from './cash-flow.module.css';
import type { CashFlowChartProps } from './cash-flow-chart.tsx';
import type { CashDay, CashFlow } from './cash-flow-types.ts';

/** The table stands where its file does not come, or does not run: it asks a browser for its language, which may be none. */
const Chart = lazy<ComponentType<CashFlowChartProps>>(() =>
  import('./cash-flow-chart.tsx').catch(() => ({ default: Days })),
);

interface CashFlowViewProps {
  /** Undefined while it is being asked for. */
  readonly flow: CashFlow | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** Money in and out over thirty days: a picture, and the same as a table. */
export function CashFlowView({ flow, failure, isRetrying, onRetry }: CashFlowViewProps) {
  const t = useText(pursesMessages);
  const [shape, choose] = useState<'chart' | 'table'>('chart');
  const [at, point] = useState<number>();
  if (!flow && failure)
    return (
      <FailedPanel
        title={t('purses.flow.error')}
        failure={failure}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    );
  if (!flow)
    return (
      <SkeletonGroup label={t('purses.flow.loading')}>
        <Skeleton shape="block" height="18rem" />
      </SkeletonGroup>
    );
  const moved = flow.days.filter(isMoved);
  const pointed = at === undefined ? undefined : flow.days[at];
  return (
    <Panel labelledBy="purses-flow">
      <div className={css.head}>
        <h2 id="purses-flow" className={css.heading}>
          {t('purses.flow')}
        </h2>
        {moved.length > 0 && (
          <Segmented
            label={t('purses.flow.shape')}
            value={shape}
            items={(['chart', 'table'] as const).map(value => ({ value, label: t(`purses.flow.${value}`) }))}
            onChange={choose}
          />
        )}
      </div>
      <Sums label={t('purses.flow.all')} day={flow} />
      {moved.length === 0 ? (
        <Hint>{t('purses.flow.none')}</Hint>
      ) : shape === 'table' ? (
        <Days days={flow.days} />
      ) : (
        <>
          <Suspense fallback={<Skeleton shape="block" height="12.5rem" />}>
            <Chart days={flow.days} onDay={point} />
          </Suspense>
          <div className={css.pointed}>{pointed && <Sums label={pointed.day} day={pointed} />}</div>
        </>
      )}
      <Hint>{t('purses.flow.hint')}</Hint>
    </Panel>
  );
}

/** What came in, what went out and the difference, of a day or of all. */
function Sums({ label, day }: { label: string; day: Pick<CashDay, 'in' | 'out'> }) {
  const t = useText(pursesMessages);
  const net = (parseYuan(day.in) ?? 0n) - (parseYuan(day.out) ?? 0n);
  return (
    <div className={css.sums}>
      <span>{label}</span>
      <dl>
        <div data-flow="in">
          <dt>{t('purses.flow.in')}</dt>
          <dd>
            <Money yuan={day.in} />
          </dd>
        </div>
        <div data-flow="out">
          <dt>{t('purses.flow.out')}</dt>
          <dd>
            <Money yuan={day.out} />
          </dd>
        </div>
        <div>
          <dt>{t('purses.flow.net')}</dt>
          <dd>
            <Money yuan={formatYuan(net)} signed />
          </dd>
        </div>
      </dl>
    </div>
  );
}

const isMoved = (day: CashDay) => day.in !== '0' || day.out !== '0';

/** The days on which money moved, the newest first. */
function Days({ days }: { days: readonly CashDay[] }) {
  const t = useText(pursesMessages);
  const amount = (column: 'in' | 'out') => ({
    id: column,
    title: t(`purses.flow.${column}`),
    align: 'end' as const,
    cell: (day: CashDay) => <Money yuan={day[column]} />,
  });
  return (
    <Table
      label={t('purses.flow.days')}
      rows={days.filter(isMoved).reverse()}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', title: t('purses.flow.day'), cell: ({ day }: CashDay) => day },
        amount('in'),
        amount('out'),
      ]}
    />
  );
}
