import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import styles from './footer.module.css';

/** By the end of the id of their texts. */
const pages = {
  about: paths.help.gywm,
  terms: paths.help.gztk,
  privacy: paths.help.ysgz,
  safer: paths.help.bczr,
  rules: paths.help.tywt,
  agent: paths.agent,
  sponsor: paths.sponsor,
  download: paths.download,
};
const names = Object.keys(pages) as (keyof typeof pages)[];

/** From which age, the pages everybody must be able to find, and what this money is. */
export function Footer() {
  const t = useText(siteMessages);
  const product = useBrand().words.name[useLocale()];
  const pathExists = usePathExists();
  const year = new Date().getFullYear();
  // Until the platform says otherwise the money here is play money.
  const playMoney = useSiteBase('playMoney') ?? true;

  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.row}>
          <span className={styles.age}>{t('site.footer.age')}</span>
          <ul className={styles.pages}>
            {names
              .filter(name => pathExists(pages[name]()))
              .map(name => (
                <li key={name}>
                  <Link className={styles.page} to={pages[name]()}>
                    {t(`site.footer.${name}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
        <p className={styles.notes}>
          {[
            t('site.footer.copyright', { year: String(year), name: product }),
            playMoney && t('site.footer.playMoney'),
            t('site.footer.adults'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </footer>
  );
}
