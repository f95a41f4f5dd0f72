import type { ReactNode } from 'react';
import styles from './money.module.css';

export interface MoneyProps {
  /** Decimal yuan as on the wire, `"12680.5"`; undefined while unknown. */
  yuan: string | undefined;
  /** `****` instead of figures. */
  masked?: boolean;
  /** Plus before gains, for results. */
  signed?: boolean;
  tone?: 'plain' | 'gold' | 'result';
}

/** An amount: `¥12,680.50`, `.00` trimmed, figures of one width. Reads text digit by digit, never as a float. */
export function Money({ yuan, masked, signed, tone = 'plain' }: MoneyProps): ReactNode {
  const known = yuan !== undefined && /^-?\d+(\.\d+)?$/.test(yuan);
  const sign = known && Number(yuan) !== 0 ? (yuan.startsWith('-') ? 'loss' : 'gain') : 'none';
  return (
    <span translate="no" className={styles.money} data-tone={tone} data-sign={sign}>
      {masked ? '****' : known ? print(yuan, signed && sign === 'gain') : '--'}
    </span>
  );
}

let format: Intl.NumberFormat | undefined;

function print(yuan: string, plus: boolean | undefined): string {
  // Made with the first amount: Intl is slow to wake, and a visitor's first page shows none.
  format ??= new Intl.NumberFormat('zh-CN', {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Safe: checked above to be decimal text.
  const text = format.format(yuan as `${number}`);
  return plus ? `+${text}` : text;
}
