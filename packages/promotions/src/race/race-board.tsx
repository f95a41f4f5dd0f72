import type { RaceShape } from '@lobby/api-client/contract/act/promotion-shape';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { Table, type TableColumn } from '@lobby/ui-kit/table';
import { promotionsMessages } from '../messages/index.ts';
import css from './race.module.css';

interface RaceBoardProps {
  readonly race: RaceShape;
  /** When the race ends, and the platform's time, ms. */
  readonly endsAt: number;
  readonly now: number;
}

type Row = RaceShape['board'][number];

/** The first places of a race: as they are now, while results may still be corrected, or as they stay. */
export function RaceBoard({ race, endsAt, now }: RaceBoardProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const state = race.isFinal ? 'final' : now >= endsAt ? 'closing' : 'running';
  const columns: readonly TableColumn<Row>[] = [
    {
      ...{ id: 'place', width: '4.5rem', title: t('promotions.race.place') },
      cell: ({ place, gift }) =>
        Number(gift) > 0 ? <Badge tone="gold">{place}</Badge> : <span className={css.unpaid}>{place}</span>,
    },
    {
      ...{ id: 'name', title: t('promotions.race.account') },
      cell: ({ name, isOwn }) => (
        <span className={css.name} data-own={isOwn || undefined}>
          <span translate="no">{name}</span>
          {isOwn && <Badge tone="accent">{t('promotions.race.me')}</Badge>}
        </span>
      ),
    },
    {
      ...{ id: 'points', align: 'end', title: t('promotions.race.points') },
      cell: ({ points }) => <span translate="no">{format.number(points)}</span>,
    },
    {
      ...{ id: 'gift', align: 'end', title: t('promotions.race.gift') },
      cell: ({ gift }) =>
        Number(gift) > 0 ? <b translate="no">{format.money(gift)}</b> : t('promotions.race.gift.none'),
    },
  ];
  return (
    <Panel
      heading={t('promotions.race.board')}
      intro={t(`promotions.race.state.${state}`, {
        time: format.dateTime(race.closesAt),
        ranked: format.number(race.ranked),
      })}
    >
      <div className={css.board}>
        <Table
          label={t('promotions.race.table')}
          columns={columns}
          rows={race.board}
          rowKey={row => String(row.place)}
          empty={
            <EmptyState
              icon="champion"
              title={t('promotions.race.empty')}
              hint={now < endsAt ? t('promotions.race.empty.hint') : undefined}
            />
          }
        />
      </div>
    </Panel>
  );
}
