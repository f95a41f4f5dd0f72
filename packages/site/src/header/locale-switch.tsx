import { type Locale, setLocale, useLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { siteMessages } from '../messages/index.ts';
import styles from './utility-row.module.css';

/** 简体 / 繁體, without a reload; the choice is remembered. */
export function LocaleSwitch() {
  const t = useText(siteMessages);
  const locale = useLocale();
  const choose = (wanted: Locale) => void setLocale(wanted).catch(() => toast.error(t('site.error.stale')));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form into the header
    <div className={styles.group} role="group" aria-label={t('site.util.locale')}>
      <button
        type="button"
        lang="zh-Hans"
        className={styles.item}
        aria-pressed={locale === 'zh-CN'}
        onClick={() => choose('zh-CN')}
      >
        {t('site.util.simplified')}
      </button>
      <span className={styles.bar} aria-hidden="true">
        /
      </span>
      <button
        type="button"
        lang="zh-Hant"
        className={styles.item}
        aria-pressed={locale === 'zh-TW'}
        onClick={() => choose('zh-TW')}
      >
        {t('site.util.traditional')}
      </button>
    </div>
  );
}
