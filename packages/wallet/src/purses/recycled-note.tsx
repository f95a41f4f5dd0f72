import { formatYuan, parseYuan } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { isMoney } from './is-money.ts';
import { pursesMessages } from './messages/index.ts';
import type { Recycled } from './purse-types.ts';

/** What became of bringing everything home, venue by venue. */
export function RecycledNote({ recycled }: { recycled: Recycled }) {
  const t = useText(pursesMessages);
  const format = useFormat();
  const { arrived, transfers, left } = recycled;
  const isNothing = transfers.length === 0 && left.length === 0;
  const repaid = formatYuan(transfers.reduce((sum, each) => sum + (parseYuan(each.repaid) ?? 0n), 0n));
  return (
    <div role="status">
      {isNothing ? (
        <Hint>{t('purses.recycle.nothing')}</Hint>
      ) : (
        isMoney(arrived) && <Hint>{t('purses.recycle.done', { amount: format.money(arrived) })}</Hint>
      )}
      {isMoney(repaid) && <Hint>{t('purses.repaid', { amount: format.money(repaid) })}</Hint>}
      {transfers
        .filter(({ state }) => state !== 'done')
        .map(({ transferNo, name, amount, state }) => (
          <Hint key={transferNo}>
            {t(state === 'refused' ? 'purses.recycle.refused' : 'purses.recycle.waiting', {
              name,
              amount: format.money(amount),
            })}
          </Hint>
        ))}
      {left.map(({ channelCode, name, reason }) => (
        <Hint key={channelCode}>{t(`purses.recycle.left.${reason}`, { name })}</Hint>
      ))}
    </div>
  );
}
