import type { AnswerOf } from '@lobby/api-client/contract';
import type { vip } from '@lobby/api-client/contract/site/vip';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Table, type TableColumn } from '@lobby/ui-kit/table';
import { Link as RouterLink } from 'react-router-dom';
import { vipMessages } from '../messages/index.ts';
import { GradeLadder } from './grade-ladder.tsx';

type Terms = AnswerOf<typeof vip.memberGradeConfigList>;
type Rebates = AnswerOf<typeof vip.getGameFanshuiHighLow>;

export interface GradesViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly terms: Terms | undefined;
  readonly rebates: Rebates | undefined;
  /** The member's own grade; undefined while it is not known. */
  readonly own: number | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** The ladder of grades, then what is paid back. */
export function GradesView({ terms, rebates, own, failure, isRetrying, onRetry }: GradesViewProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const locale = useLocale();
  const back = (
    <Link as={RouterLink} standalone to={paths.mine.vip()}>
      {t('vip.grade.title')}
    </Link>
  );
  if (failure && !(terms && rebates))
    return (
      <Page title={t('vip.grades.title')} actions={back}>
        <ErrorState
          title={t('vip.error')}
          hint={inlineText(failure, locale)}
          onRetry={onRetry}
          busy={isRetrying}
        />
      </Page>
    );
  const columns: readonly TableColumn<Rebates[number]>[] = [
    {
      id: 'category',
      width: '4rem',
      title: t('vip.rebates.category'),
      cell: row => t(`vip.category.${row.category}`),
    },
    { id: 'low', title: 'VIP 0', align: 'end', cell: row => `${row.low}%` },
    {
      ...{
        id: 'high',
        align: 'end',
        title: t('vip.rebates.high', { grade: (terms?.grades.length ?? 1) - 1 }),
      },
      cell: row => <b>{row.high}%</b>,
    },
    {
      id: 'cap',
      align: 'end',
      title: t('vip.rebates.cap'),
      cell: row => `${format.money(row.lowCap)} – ${format.money(row.highCap)}`,
    },
    {
      id: 'weight',
      title: t('vip.rebates.weight'),
      align: 'end',
      cell: row => `${row.gradeWeight}%`,
    },
  ];
  return (
    <Page title={t('vip.grades.title')} actions={back}>
      <Panel heading={t('vip.ladder')} intro={t('vip.ladder.intro', { days: terms?.keepDays ?? '' })}>
        <GradeLadder grades={terms?.grades} own={own} />
        <Hint>{t('vip.ladder.hint')}</Hint>
      </Panel>
      <Panel heading={t('vip.rebates')} intro={t('vip.rebates.intro')}>
        <Table
          label={t('vip.rebates.table')}
          columns={columns}
          rows={rebates ?? []}
          rowKey={row => row.category}
          loading={!rebates}
        />
      </Panel>
    </Page>
  );
}
