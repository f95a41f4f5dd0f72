import { useFormat, useText } from '@lobby/i18n';
import { parseYuan } from '@lobby/money';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { Progress } from '@lobby/ui-kit/progress';
import { type MessageId, withdrawalMessages } from './messages/index.ts';
import type { WithdrawalInfo } from './withdrawal-types.ts';
import css from './withdrawals.module.css';

const sources: Readonly<Record<string, MessageId>> = {
  deposit: 'withdrawal.turnover.source.deposit',
  bonus: 'withdrawal.turnover.source.bonus',
  rebate: 'withdrawal.turnover.source.rebate',
  gift: 'withdrawal.turnover.source.gift',
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
    <Panel labelledBy="withdrawal-turnover">
      <div className={css.head}>
        <h2 id="withdrawal-turnover">{t('withdrawal.turnover')}</h2>
        {turnover.length > 0 && <b>{t('withdrawal.turnover.left', { left: format.money(turnoverLeft) })}</b>}
      </div>
      {turnover.length === 0 && (
        <Hint>{t(freeBy.length > 0 ? 'withdrawal.turnover.waived' : 'withdrawal.turnover.done')}</Hint>
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
            <Progress
              label={t('withdrawal.turnover.bar', { source: name })}
              max={Number(parseYuan(need) ?? 1n)}
              value={Number(parseYuan(done) ?? 0n)}
            />
            <small>{t('withdrawal.turnover.since', { date: format.dateTime(since) })}</small>
          </div>
        );
      })}
    </Panel>
  );
}
