import { useFormat, useText } from '@lobby/i18n';
import { formatYuan, parseYuan } from '@lobby/money';
import sheet from '../page/page.module.css';
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
        <p className={sheet.hint}>{t('purses.recycle.nothing')}</p>
      ) : (
        isMoney(arrived) && (
          <p className={sheet.hint}>{t('purses.recycle.done', { amount: format.money(arrived) })}</p>
        )
      )}
      {isMoney(repaid) && (
        <p className={sheet.hint}>{t('purses.repaid', { amount: format.money(repaid) })}</p>
      )}
      {transfers
        .filter(({ state }) => state !== 'done')
        .map(({ transferNo, name, amount, state }) => (
          <p key={transferNo} className={sheet.hint}>
            {t(state === 'refused' ? 'purses.recycle.refused' : 'purses.recycle.waiting', {
              name,
              amount: format.money(amount),
            })}
          </p>
        ))}
      {left.map(({ channelCode, name, reason }) => (
        <p key={channelCode} className={sheet.hint}>
          {t(`purses.recycle.left.${reason}`, { name })}
        </p>
      ))}
    </div>
  );
}
