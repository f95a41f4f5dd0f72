import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { sportsbookMessages } from '../messages/index.ts';
import css from './match-view.module.css';

/** Said while no market of a match takes bets. */
export function Suspended() {
  const t = useText(sportsbookMessages);
  return (
    <p role="status" className={css.suspended}>
      <Icon name="lock" size={16} />
      {t('sportsbook.match.suspended')}
    </p>
  );
}
