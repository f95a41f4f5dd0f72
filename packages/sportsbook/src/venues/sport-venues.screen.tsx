import { useBrand } from '@lobby/brand-kit';
import { gameWindow, paths } from '@lobby/feature';
import { useLocale, useText } from '@lobby/i18n';
import { Page } from '@lobby/ui-kit/page';
import { Link, Navigate } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import css from './sport-venues.module.css';

/** The list of sport venues: our own sportsbook. A brand that skips the list leads straight into it. */
export default function SportVenuesScreen() {
  const t = useText(sportsbookMessages);
  const { words, switches } = useBrand();
  const name = words.name[useLocale()];
  const own = paths.game.sport({ enName: 'crty' });
  if (switches.skippingSports) return <Navigate replace to={own} />;
  return (
    <Page title={t('sportsbook.venues.title')}>
      <ul className={css.venues}>
        <li>
          <Link className={css.venue} to={own} target={gameWindow(switches)}>
            <b className={css.name}>{t('sportsbook.venues.own', { name })}</b>
            <span>{t('sportsbook.venues.own.text')}</span>
            <span className={css.enter}>{t('sportsbook.venues.enter')}</span>
          </Link>
        </li>
      </ul>
    </Page>
  );
}
