import type { CombinationState } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Table } from '@lobby/ui-kit/table';
import { useMemo, useState } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import type { Bet } from '../bet-words.ts';
import { pickText, ResultBadge } from '../leg-parts.tsx';
import { breakdownOf, type CombinationRow } from './breakdown.ts';
import css from './detail.module.css';

/** A full cover of ten legs has 1,023. */
const rowsPerPage = 20;

const resultOf: Record<CombinationState, string> = {
  open: '',
  won: 'W',
  lost: 'L',
  returned: 'P',
  'half-won': 'LW',
  'half-lost': 'LL',
};

/** A settled bet combination by combination, with what it returned in all. */
export default function Combinations({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const [page, setPage] = useState(1);
  const breakdown = useMemo(() => breakdownOf(bet), [bet]);
  if (!breakdown) return <p className={css.note}>{t('betHistory.combinations.unknown')}</p>;
  const { rows, returns, isExact } = breakdown;
  const paging =
    rows.length > rowsPerPage ? { page, pageSize: rowsPerPage, total: rows.length, onPage: setPage } : {};
  return (
    <div className={css.combinations}>
      <Table
        label={`${t('betHistory.combinations')} ${bet.ticketId}`}
        rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={row => row.legs.join()}
        {...paging}
        columns={[
          {
            id: 'legs',
            title: t('betHistory.combination.legs'),
            cell: row => <CombinationLegs bet={bet} row={row} />,
          },
          { id: 'odds', title: t('betHistory.combination.odds'), align: 'end', cell: row => row.odds },
          {
            id: 'state',
            title: t('betHistory.column.result'),
            align: 'end',
            cell: row => (
              <ResultBadge
                of={{
                  status: row.state === 'open' ? 'open' : 'settled',
                  result: resultOf[row.state],
                  cancelReason: '',
                }}
              />
            ),
          },
          {
            id: 'returns',
            title: t('betHistory.combination.returns'),
            align: 'end',
            cell: row => <Money yuan={row.returns} />,
          },
        ]}
        footer={
          <span className={css.total}>
            {t('betHistory.combination.total')} <Money yuan={returns} />
          </span>
        }
      />
      {!isExact && <p className={css.note}>{t('betHistory.combinations.rounded')}</p>}
    </div>
  );
}

function CombinationLegs({ bet, row }: { bet: Bet; row: CombinationRow }) {
  const t = useText(betHistoryMessages);
  return (
    <span className={css.picks}>
      {row.legs.map(at => {
        const leg = bet.legs[at];
        return (
          <span key={at}>
            {at + 1} {leg && pickText(t, leg)}
          </span>
        );
      })}
    </span>
  );
}
