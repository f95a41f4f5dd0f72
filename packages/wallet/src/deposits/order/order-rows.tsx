import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import type { ReactNode } from 'react';
import { walletMessages } from '../../messages/index.ts';
import css from './order-rows.module.css';

/** Facts of an order, with lines between them; `quiet`: small, below what matters more. */
export function Rows({ quiet, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <dl className={css.rows} data-quiet={quiet || undefined}>
      {children}
    </dl>
  );
}

/** One fact of an order: its name and its value. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value that can be selected as a whole, with a hint below it. */
export function RowValue({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <span translate="no" className={css.value}>
      {children}
      {hint && <small>{hint}</small>}
    </span>
  );
}

interface CopyRowProps {
  readonly label: string;
  /** What is copied. */
  readonly text: string;
  /** How it is shown, when not as it is copied. */
  readonly shown?: ReactNode;
  readonly hint?: string;
}

/** A fact that is needed elsewhere, with a button that copies it. */
export function CopyRow({ label, text, shown = text, hint }: CopyRowProps) {
  const t = useText(walletMessages);
  const words = { copied: t('wallet.depositOrder.copied'), failed: t('wallet.depositOrder.copyFailed') };
  return (
    <Row label={label}>
      <RowValue hint={hint}>{shown}</RowValue>
      <CopyButton text={text} label={t('wallet.depositOrder.copy', { what: label })} words={words} />
    </Row>
  );
}
