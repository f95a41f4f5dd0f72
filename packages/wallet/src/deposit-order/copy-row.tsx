import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import type { ReactNode } from 'react';
import { walletMessages } from '../messages/index.ts';
import css from './deposit-order.module.css';

/** One fact of an order: its name and its value. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CopyRowProps {
  readonly label: string;
  /** What is copied. */
  readonly text: string;
  /** How it is shown, when not as it is copied. */
  readonly shown?: string;
  readonly hint?: string;
}

/** A fact that is needed elsewhere, with a button that copies it. */
export function CopyRow({ label, text, shown = text, hint }: CopyRowProps) {
  const t = useText(walletMessages);
  const words = { copied: t('wallet.depositOrder.copied'), failed: t('wallet.depositOrder.copyFailed') };
  return (
    <Row label={label}>
      <span className={css.value}>
        {shown}
        {hint && <small>{hint}</small>}
      </span>
      <CopyButton text={text} label={t('wallet.depositOrder.copy', { what: label })} words={words} />
    </Row>
  );
}
