import { parseYuan } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import sheet from '../page/page.module.css';
import { type MessageId, withdrawalMessages } from './messages/index.ts';
import type { WithdrawalInfo } from './withdrawal-types.ts';
import css from './withdrawals.module.css';

const sources: Readonly<Record<string, MessageId>> = {
  deposit: 'withdrawal.turnover.source.deposit',
  bonus: 'withdrawal.turnover.source.bonus',
  rebate: 'withdrawal.turnover.source.rebate',
};

/** What has still to be staked before money may leave: each requirement with how far it is. */
export function TurnoverPanel({
  turnover,
  turnoverLeft,
  freeBy,
}: Pick<WithdrawalInfo, 'turnover' | 'turnoverLeft' | 'freeBy'>) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  return (
    <section className={sheet.panel} aria-labelledby="withdrawal-turnover">
      <div className={sheet.fact}>
        <h2 id="withdrawal-turnover">{t('withdrawal.turnover')}</h2>
        {turnover.length > 0 && <b>{t('withdrawal.turnover.left', { left: format.money(turnoverLeft) })}</b>}
      </div>
      {turnover.length === 0 && (
        <p className={sheet.hint}>
          {t(freeBy.length > 0 ? 'withdrawal.turnover.waived' : 'withdrawal.turnover.done')}
        </p>
      )}
      {turnover.map(({ id, source, need, done, since }) => {
        const name = sources[source] ? t(sources[source]) : source;
        return (
          <div key={id} className={css.requirement}>
            <div>
              <b>{name}</b>
              <span>
                {t('withdrawal.turnover.of', { done: format.money(done), need: format.money(need) })}
              </span>
            </div>
            <progress
              className={sheet.bar}
              aria-label={t('withdrawal.turnover.bar', { source: name })}
              max={Number(parseYuan(need) ?? 1n)}
              value={Number(parseYuan(done) ?? 0n)}
            />
            <small>{t('withdrawal.turnover.since', { date: format.dateTime(since) })}</small>
          </div>
        );
      })}
    </section>
  );
}
