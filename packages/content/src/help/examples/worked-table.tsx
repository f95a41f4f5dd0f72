import { useFormat, useText } from '@lobby/i18n';
import { contentMessages, type MessageId } from '../../messages/index.ts';
import { WideTable } from '../page/part.tsx';
import { type WorkedLine, workedBet } from './worked-lines.ts';

interface WorkedTableProps {
  readonly title: MessageId;
  /** The message of a row: a bet with its line. */
  readonly bet: MessageId;
  readonly rows: readonly WorkedLine[];
  /** What the outcomes are called. */
  readonly outcomes: readonly string[];
}

/** What a bet comes to by line and outcome. */
export function WorkedTable({ title, bet, rows, outcomes }: WorkedTableProps) {
  const t = useText(contentMessages);
  const format = useFormat();
  return (
    <WideTable label={t(title)}>
      <caption>{t(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('content.examples.bet')}</th>
          {outcomes.map(outcome => (
            <th key={outcome} scope="col">
              {outcome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <tr key={line}>
            <th scope="row">{t(bet, { line })}</th>
            {cells.map(({ grade, back }, at) => (
              <td key={outcomes[at]} data-grade={grade}>
                {t(`content.examples.${grade === 'D' ? 'P' : grade}`)}{' '}
                <span translate="no">{format.money(back)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** What all tables assume, in a sentence. */
export function WorkedHint() {
  const t = useText(contentMessages);
  return <p>{t('content.worked.hint', { stake: workedBet.stake, odds: workedBet.odds })}</p>;
}
