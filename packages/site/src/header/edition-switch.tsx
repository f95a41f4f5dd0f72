import { useText } from '@lobby/i18n';
import { editions, setEdition, useEdition } from '@lobby/ui-kit/edition';
import { siteMessages } from '../messages/index.ts';
import styles from './utility-row.module.css';

/** 经典版 / 专业版, without a reload; the choice is remembered. */
export function EditionSwitch() {
  const t = useText(siteMessages);
  const current = useEdition();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form into the header
    <div className={styles.group} role="group" aria-label={t('site.util.edition')}>
      {editions.map((edition, index) => (
        <span key={edition} className={styles.group}>
          {index > 0 && (
            <span className={styles.bar} aria-hidden="true">
              /
            </span>
          )}
          <button
            type="button"
            className={styles.item}
            aria-pressed={current === edition}
            data-choice={edition}
            onClick={() => setEdition(edition)}
          >
            {t(`site.util.${edition}`)}
          </button>
        </span>
      ))}
    </div>
  );
}
