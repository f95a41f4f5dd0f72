import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import type { CopyWords } from '@lobby/ui-kit/copy-text';
import css from './hash-value.module.css';
import { fairnessMessages } from './messages/index.ts';

interface HashValueProps {
  readonly name: string;
  readonly value: string;
  /** Offers to copy it. */
  readonly copy?: boolean;
}

/** A name and a long value, to be compared digit by digit or copied. Rendered inside a `dl`. */
export function HashValue({ name, value, copy = true }: HashValueProps) {
  const t = useText(fairnessMessages);
  const words = useCopyWords();
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <code className={css.code}>{value}</code>
        {copy && <CopyButton text={value} label={t('fairness.copy', { name })} words={words} />}
      </dd>
    </div>
  );
}

/** The texts of the copy button on this page. */
export function useCopyWords(): CopyWords {
  const t = useText(fairnessMessages);
  return { copied: t('fairness.copied'), failed: t('fairness.copyFailed') };
}
