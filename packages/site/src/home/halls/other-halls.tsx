import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { categories } from '../../header/categories.ts';
import { siteMessages } from '../../messages/index.ts';
import type { HallsProps } from './hall.ts';
import { Halls } from './halls.by-look.tsx';
import styles from './other-halls.module.css';

interface OtherHallsProps extends HallsProps {
  /** Several are open: all are drawn in the brand's layout. */
  readonly many: boolean;
}

/** All halls where several are open; else those that are not, in one strip. */
export default function OtherHalls({ halls, many }: OtherHallsProps) {
  if (many) return <Halls halls={halls} />;
  const preparing = halls.filter(({ to }) => !to);
  return preparing.length > 0 && <Preparing halls={preparing} />;
}

function Preparing({ halls }: HallsProps) {
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
