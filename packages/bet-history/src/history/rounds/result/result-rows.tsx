import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { betHistoryMessages } from '../../../messages/index.ts';
import type { RoundResult } from '../venue-bet.ts';
import css from './result.module.css';

/** What each bet or win of a round was paid. */
export function ResultRows({ rows }: Pick<RoundResult, 'rows'>) {
  const t = useText(betHistoryMessages);
  const hasStakes = rows.some(({ staked }) => staked !== null);
  return (
    <table className={css.rows}>
      <caption>
        <VisuallyHidden>{t('betHistory.result.rows')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('betHistory.result.item')}</th>
          {hasStakes && <th scope="col">{t('betHistory.column.stake')}</th>}
          <th scope="col">{t('betHistory.column.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, staked, paid }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {hasStakes && <td>{staked !== null && <Money yuan={staked} />}</td>}
            <td>
              <Money yuan={paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
