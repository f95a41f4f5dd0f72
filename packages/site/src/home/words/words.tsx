import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { wordsMessages } from './messages/index.ts';
import styles from './words.module.css';

/** Each is true of a site that has the page, which says it at length: it is said nowhere else. */
const facts = [
  { about: 'fairness', to: paths.fairness({}) },
  { about: 'safer', to: paths.help.bczr() },
  { about: 'rules', to: paths.help.tywt() },
] as const;

/** What the house says of itself: the brand's own sentence, and beside it what a visitor may rely on, with the way to it. */
export function Words() {
  const t = useText(wordsMessages);
  const slogan = useBrand().words.slogan[useLocale()];
  const pathExists = usePathExists();
  return (
    <section className={styles.words}>
      <h2 className={styles.slogan}>{slogan}</h2>
      <ul className={styles.facts}>
        {facts
          .filter(({ to }) => pathExists(to))
          .map(({ about, to }) => (
            <li key={about}>
              <Link className={styles.fact} to={to}>
                <b className={styles.title}>{t(`words.${about}.title`)}</b>
                <span className={styles.text}>{t(`words.${about}.text`)}</span>
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
