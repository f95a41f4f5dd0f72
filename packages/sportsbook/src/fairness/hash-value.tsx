import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { toast } from '@lobby/ui-kit/toast';
import css from './hash-value.module.css';
import { fairnessMessages } from './messages/index.ts';

interface HashValueProps {
  readonly name: string;
  readonly value: string;
  /** Offers to copy it. */
  readonly copy?: boolean;
}

/** A name and a long value, to be read digit by digit or copied. Stands in a `dl`. */
export function HashValue({ name, value, copy = true }: HashValueProps) {
  const t = useText(fairnessMessages);
  const put = useCopy();
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <code className={css.code}>{value}</code>
        {copy && (
          <button
            type="button"
            className={css.copy}
            aria-label={t('fairness.copy', { name })}
            onClick={() => put(value)}
          >
            <Icon name="copy" size={16} />
          </button>
        )}
      </dd>
    </div>
  );
}

/** Puts a text on the clipboard and says whether that worked. */
export function useCopy(): (text: string) => void {
  const t = useText(fairnessMessages);
  return text => {
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('fairness.copied')),
      () => toast.error(t('fairness.copyFailed')),
    );
  };
}
