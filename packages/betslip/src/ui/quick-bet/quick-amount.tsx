import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { readQuickAmount } from '../../quick-bet/quick-amount.ts';
import { AmountEntry } from '../stake-field/amount-entry.tsx';
import styles from './quick-bet.module.css';

interface QuickAmountProps {
  /** Yuan. */
  readonly amount: string;
  /** Whole yuan. */
  readonly max: number;
  onSave(amount: string): void;
  onCancel(): void;
}

/** Changes the amount of quick bet; the old one counts until the new one is saved. */
export function QuickAmount({ amount, max, onSave, onCancel }: QuickAmountProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const [text, setText] = useState(amount);
  const next = readQuickAmount(text, max);
  const save = () => {
    if (next !== undefined) onSave(next);
  };
  return (
    <div className={styles.more}>
      <AmountEntry
        label={t('betslip.quick.amount')}
        value={text}
        error={next === undefined ? t('betslip.quick.limits', { max: money(String(max)) }) : undefined}
        onChange={setText}
        onEnter={save}
      />
      <div className={styles.actions}>
        <Button size="s" variant="primary" disabled={next === undefined} onClick={save}>
          {t('betslip.quick.save')}
        </Button>
        <Button size="s" onClick={onCancel}>
          {t('betslip.quick.cancel')}
        </Button>
      </div>
    </div>
  );
}
