import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import { TextField } from '@lobby/ui-kit/text-field';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import styles from './cash-out.module.css';

const quarters = ['25', '50', '75', '100'];

interface PartChoiceProps {
  /** Whole percent, as typed. */
  readonly percent: string;
  readonly onChange: (percent: string) => void;
  readonly error: string | undefined;
}

/** How much of what is left: a quarter, a half, three quarters, all, or any whole percent. */
export function PartChoice({ percent, onChange, error }: PartChoiceProps): ReactNode {
  const t = useText(betslipMessages);
  return (
    <div className={styles.part}>
      <Segmented
        wide
        size="s"
        label={t('betslip.cashOut.part')}
        value={percent}
        onChange={onChange}
        items={quarters.map(value => ({
          value,
          label: value === '100' ? t('betslip.cashOut.all') : `${value}%`,
        }))}
      />
      <TextField
        label={t('betslip.cashOut.percent')}
        hideLabel
        size="m"
        value={percent}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        onChange={onChange}
        before={t('betslip.cashOut.percent')}
        after="%"
      />
    </div>
  );
}
