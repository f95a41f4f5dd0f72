import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../messages/index.ts';
import { goTo, type Place, places } from './places.ts';
import css from './skip-link.module.css';

/** The short way past hundreds of prices. Seen while it has the focus, and takes no room. */
export function SkipLink({ to }: { to: Place }) {
  const t = useText(sportsbookMessages);
  return (
    <a
      className={css.skip}
      href={`#${places[to]}`}
      onClick={event => {
        event.preventDefault();
        goTo(to);
      }}
    >
      {t(`sportsbook.skipTo.${to}`)}
    </a>
  );
}
