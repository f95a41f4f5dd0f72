import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { walletMessages } from '../../messages/index.ts';
import type { Reward } from '../deposit-types.ts';
import type { NumberedChannel } from './method-groups.ts';
import { methodIcons, useMethodName } from './method-names.ts';
import css from './methods.module.css';

interface MethodTileProps extends NumberedChannel {
  readonly name: string;
  readonly reward: Reward | undefined;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** One way to deposit as a radio button; one that is closed can be chosen too, to read why. */
export function MethodTile({ channel, number, name, reward, isChosen, onChoose }: MethodTileProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const methodName = useMethodName();
  const { method, min, max, state, minGrade } = channel;
  const hasBonus = reward !== undefined && Number(reward.bonusRate) > 0;
  return (
    <label className={css.tile} data-closed={state !== 'open' || undefined}>
      <input type="radio" name={name} className={css.radio} checked={isChosen} onChange={onChoose} />
      <span className={css.disc} data-method={method}>
        <Icon name={methodIcons[method]} size={22} />
      </span>
      <span className={css.name}>{methodName(method, number)}</span>
      <span className={css.state}>
        {state === 'open'
          ? t('wallet.deposit.range', { min: format.money(min), max: format.money(max) })
          : state === 'maintenance'
            ? t('wallet.deposit.state.maintenance')
            : t('wallet.deposit.state.grade', { grade: minGrade })}
      </span>
      {state === 'open' && (reward?.recommended || hasBonus) && (
        <span className={css.badges}>
          {reward.recommended && (
            <Badge tone="accent" look="solid" size="s">
              {t('wallet.deposit.badge.recommended')}
            </Badge>
          )}
          {hasBonus && (
            <Badge tone="gold" size="s">
              {t('wallet.deposit.badge.bonus', { rate: format.percent(reward.bonusRate) })}
            </Badge>
          )}
        </span>
      )}
    </label>
  );
}
