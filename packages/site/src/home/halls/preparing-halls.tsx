import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { categories } from '../../header/categories.ts';
import { siteMessages } from '../../messages/index.ts';
import type { HallsProps } from './hall.ts';
import styles from './preparing-halls.module.css';

/** One strip for all halls that are not open. */
export function PreparingHalls({ halls }: Pick<HallsProps, 'halls'>) {
  const t = useText(siteMessages);
  return (
    <div className={styles.strip}>
      <span className={styles.state}>{t('site.home.preparing')}</span>
      <ul className={styles.halls}>
        {halls.map(({ code }) => (
          <li key={code} className={styles.hall}>
            <Icon name={categories[code].icon} size={24} />
            {t(`site.category.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
