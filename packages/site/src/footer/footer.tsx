import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import styles from './footer.module.css';

const pages = [
  { to: paths.help.about(), text: 'site.footer.about' },
  { to: paths.help.terms(), text: 'site.footer.terms' },
  { to: paths.help.privacy(), text: 'site.footer.privacy' },
  { to: paths.help.saferGambling(), text: 'site.footer.safer' },
  { to: paths.help.sportsRules(), text: 'site.footer.rules' },
  { to: paths.agent(), text: 'site.footer.agent' },
] as const;

/** From which age, the pages everybody must be able to find, and what this money is. */
export function Footer() {
  const t = useText(siteMessages);
  const name = useBrand().words.name[useLocale()];
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
            {pages
              .filter(page => pathExists(page.to))
              .map(page => (
                <li key={page.to}>
                  <Link className={styles.page} to={page.to}>
                    {t(page.text)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
        <p className={styles.notes}>
          {[
            t('site.footer.copyright', { year: String(year), name }),
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
