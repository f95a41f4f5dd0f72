import { useFormat, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Money } from '@lobby/ui-kit/money';
import { isMoney } from '../is-money.ts';
import { pursesMessages } from '../messages/index.ts';
import type { AllBalance } from '../purse-types.ts';
import css from './purse-list.module.css';

interface OwnPursesProps {
  readonly all: AllBalance;
  readonly usdt: string;
  /** The member hides the figures. */
  readonly isHidden: boolean;
}

/** The purses of the site itself, and what is taken from the next credits. */
export function OwnPurses({ all, usdt, isHidden }: OwnPursesProps) {
  const t = useText(pursesMessages);
  const format = useFormat();
  const owes = isMoney(all.owed);
  return (
    <>
      <dl className={css.own}>
        <div>
          <dt>{t('purses.centre')}</dt>
          <dd>
            <Money yuan={all.centerWalletBalance} masked={isHidden} />
          </dd>
        </div>
        <div>
          <dt>{t('purses.usdt')}</dt>
          <dd>{isHidden ? '****' : t('purses.usdt.amount', { amount: format.number(usdt) })}</dd>
        </div>
        {owes && (
          <div>
            <dt>{t('purses.owed')}</dt>
            <dd>
              <Money yuan={all.owed} masked={isHidden} />
            </dd>
          </div>
        )}
      </dl>
      {owes && <Hint>{t('purses.owed.hint')}</Hint>}
    </>
  );
}
