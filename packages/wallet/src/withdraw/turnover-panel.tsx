import { parseYuan } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { Progress } from '@lobby/ui-kit/progress';
import { type MessageId, withdrawMessages } from './messages/index.ts';
import css from './withdraw.module.css';
import type { WithdrawInfo } from './withdraw-types.ts';

const sources: Readonly<Record<string, MessageId>> = {
  deposit: 'withdraw.turnover.source.deposit',
  bonus: 'withdraw.turnover.source.bonus',
  rebate: 'withdraw.turnover.source.rebate',
};

/** What has still to be staked before money may leave: each requirement with how far it is. */
export function TurnoverPanel({
  turnover,
  turnoverLeft,
  freeBy,
}: Pick<WithdrawInfo, 'turnover' | 'turnoverLeft' | 'freeBy'>) {
  const t = useText(withdrawMessages);
  const format = useFormat();
  return (
    <Panel labelledBy="withdraw-turnover">
      <div className={css.head}>
        <h2 id="withdraw-turnover">{t('withdraw.turnover')}</h2>
        {turnover.length > 0 && <b>{t('withdraw.turnover.left', { left: format.money(turnoverLeft) })}</b>}
      </div>
      {turnover.length === 0 && (
        <Hint>{t(freeBy.length > 0 ? 'withdraw.turnover.waived' : 'withdraw.turnover.done')}</Hint>
      )}
      {turnover.map(({ id, source, need, done, since }) => {
        const name = sources[source] ? t(sources[source]) : source;
        return (
          <div key={id} className={css.requirement}>
            <div>
              <b>{name}</b>
              <span>{t('withdraw.turnover.of', { done: format.money(done), need: format.money(need) })}</span>
            </div>
            <Progress
              label={t('withdraw.turnover.bar', { source: name })}
              max={Number(parseYuan(need) ?? 1n)}
              value={Number(parseYuan(done) ?? 0n)}
            />
            <small>{t('withdraw.turnover.since', { date: format.dateTime(since) })}</small>
          </div>
        );
      })}
    </Panel>
  );
}
