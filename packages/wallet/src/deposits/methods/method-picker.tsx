import { useText } from '@lobby/i18n';
import { useId } from 'react';
import { walletMessages } from '../../messages/index.ts';
import type { Channel, Reward } from '../deposit-types.ts';
import { groupChannels } from './method-groups.ts';
import { MethodTile } from './method-tile.tsx';
import css from './methods.module.css';

interface MethodPickerProps {
  readonly channels: readonly Channel[];
  readonly rewards: readonly Reward[];
  readonly chosen: Channel | undefined;
  onChoose(id: string): void;
}

/** The ways to deposit as tiles in groups: one choice, moved through with the arrow keys. */
export function MethodPicker({ channels, rewards, chosen, onChoose }: MethodPickerProps) {
  const t = useText(walletMessages);
  const name = useId();
  return (
    <div
      data-tour="deposit-methods"
      role="radiogroup"
      aria-label={t('wallet.deposit.methods')}
      className={css.groups}
    >
      {groupChannels(channels).map(group => (
        <div key={group.id} className={css.group}>
          <h2 className={css.heading}>{t(`wallet.group.${group.id}`)}</h2>
          <div className={css.tiles}>
            {group.channels.map(({ channel, number }) => (
              <MethodTile
                key={channel.id}
                channel={channel}
                number={number}
                name={name}
                reward={rewards.find(({ method }) => method === channel.method)}
                isChosen={channel === chosen}
                onChoose={() => onChoose(channel.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
