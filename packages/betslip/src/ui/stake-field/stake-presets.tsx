import { useSession } from '@lobby/api/session';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { changeHabits, useHabits } from '../../view/hooks/stake-habits.ts';
import { offeredPresets, presetsOf } from '../../view/presets.ts';
import { EditPresets } from './edit-presets.tsx';
import styles from './stake-field.module.css';

interface StakePresetsProps {
  /** The most that may be staked now, yuan; undefined while that is not known. */
  readonly largest: (() => string) | undefined;
  onPick(amount: string): void;
}

/** Amounts for one press, which a member may change; the last one stakes as much as limits and balance allow. */
export function StakePresets({ largest, onPick }: StakePresetsProps): ReactNode {
  const t = useText(betslipMessages);
  const { loggedIn, userId } = useSession();
  const { number } = useFormat();
  const own = useHabits(userId).presets;
  const presets = presetsOf(own);
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <EditPresets
        presets={presets}
        onSave={next => {
          changeHabits(userId, { presets: next });
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend
    <div role="group" aria-label={t('betslip.stake.presets')} className={styles.presets}>
      {offeredPresets(own, largest?.()).map((amount, at) => (
        <button key={at} type="button" className={styles.preset} onClick={() => onPick(amount)}>
          {number(amount)}
        </button>
      ))}
      <button
        type="button"
        className={styles.preset}
        disabled={!largest}
        onClick={() => {
          if (largest) onPick(largest());
        }}
      >
        {t('betslip.stake.max')}
      </button>
      {loggedIn && (
        <button
          type="button"
          className={styles.preset}
          data-edit
          aria-label={t('betslip.presets.edit')}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" size={14} />
        </button>
      )}
    </div>
  );
}
