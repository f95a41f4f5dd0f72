import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../../messages/index.ts';
import { useMatch } from '../../state/use-board.ts';
import { LiveClock } from '../../status/live-clock.tsx';
import { HotPrices, pathOf } from '../hot-prices.tsx';
import type { HotProps } from '../hot-props.ts';
import { HotTeam } from '../hot-team.tsx';
import css from './hot-ticker.module.css';
import { useScroll } from './use-scroll.ts';

/** One row like a tape: it moves by hand alone, by touch, its two buttons, or the focus. */
export function TickerHot({ ids }: HotProps) {
  const t = useText(sportsbookMessages);
  const { row, ends, turn } = useScroll();
  return (
    <div className={css.ticker}>
      <button
        type="button"
        className={css.turn}
        disabled={ends.start}
        aria-label={t('sportsbook.hot.back')}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-left" size={20} />
      </button>
      <ul ref={row} className={css.row} aria-label={t('sportsbook.hot.title')}>
        {ids.map(ecid => (
          <TickerMatch key={ecid} ecid={ecid} />
        ))}
      </ul>
      <button
        type="button"
        className={css.turn}
        disabled={ends.end}
        aria-label={t('sportsbook.hot.on')}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" size={20} />
      </button>
    </div>
  );
}

const TickerMatch = memo(function TickerMatch({ ecid }: { ecid: string }) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  if (!match) return null;
  const { home, away } = match.teams;
  return (
    <li className={css.item}>
      <p className={css.top}>
        <LiveClock ecid={ecid} live={match.live} kickoff={match.kickoff} halted={match.halted} inline />
        <span className={css.league}>{match.league}</span>
      </p>
      <Link className={css.match} to={pathOf(match)} title={t('sportsbook.hot.open', { home, away })}>
        <HotTeam match={match} side="home" />{' '}
        <span translate="no" className={css.score}>
          {match.score?.home ?? ''}
        </span>{' '}
        <HotTeam match={match} side="away" />{' '}
        <span translate="no" className={css.score}>
          {match.score?.away ?? ''}
        </span>
      </Link>
      <HotPrices match={match} />
    </li>
  );
});
