import { type SayText, useFormat, useText } from '@lobby/i18n';
import { contentMessages, type MessageId } from '../../messages/index.ts';
import { Part, WideTable } from '../page/part.tsx';
import { type SettlementExample, settlementExamples } from './settlement-example-list.ts';

/** A table of bets, results and what comes back. */
export function SettlementExamples() {
  const t = useText(contentMessages);
  const format = useFormat();
  return (
    <Part id="examples" title={t('content.examples.title')}>
      <p>{t('content.examples.hint')}</p>
      <WideTable label={t('content.examples.title')}>
        <thead>
          <tr>
            <th scope="col">{t('content.examples.bet')}</th>
            <th scope="col">{t('content.examples.odds')}</th>
            <th scope="col" data-amount>
              {t('content.examples.stake')}
            </th>
            <th scope="col">{t('content.examples.score')}</th>
            <th scope="col">{t('content.examples.grade')}</th>
            <th scope="col" data-amount>
              {t('content.examples.back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {settlementExamples.map(example => (
            <tr key={`${example.bet} ${example.line} ${example.format} ${JSON.stringify(example.outcome)}`}>
              <td>
                {t(`content.examples.${example.bet}`, {
                  line: example.line,
                  score: example.scoreAtBet ?? '',
                })}
              </td>
              <td>{t(`content.examples.odds${example.format}`, { odds: example.odds })}</td>
              <td translate="no" data-amount>
                {format.money(String(example.stake))}
              </td>
              <td>{outcomeText(t, example)}</td>
              <td>{t(`content.examples.${example.grade}`)}</td>
              <td translate="no" data-amount>
                {format.money(example.back)}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Part>
  );
}

function outcomeText(t: SayText<MessageId>, { outcome }: SettlementExample): string {
  return 'score' in outcome
    ? t('content.examples.scoreValue', { score: outcome.score })
    : t('content.examples.totalValue', { total: outcome.total });
}
