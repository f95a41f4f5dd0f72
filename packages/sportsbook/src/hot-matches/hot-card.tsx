import { type MarketPick, marketByWtype, selectionKey, showPrice } from '@lobby/betting';
import { nameMarket, namePick, namePickBeside } from '@lobby/betting/names';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { PriceCell } from '@lobby/ui-kit/price-cell';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { moveToShow } from '../feed/price-store.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useMatch, usePrice } from '../state/use-board.ts';
import { LiveClock } from '../status/live-clock.tsx';
import css from './hot-matches.module.css';

/** Who wins, before the match and in play. */
export const shownMarkets = ['M', 'RM'] as const;

/** One match of the home page: league, clock, teams, score, and who wins. Leads to its page. */
export const HotCard = memo(function HotCard({ ecid }: { ecid: string }) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  if (!match) return null;
  const { home, away } = match.teams;
  const [before, live] = shownMarkets;
  const market = marketByWtype(match.live ? live : before);
  return (
    <li className={css.card}>
      <p className={css.top}>
        <span className={css.league}>
          {match.live
            ? t('sportsbook.hot.label', { league: match.league, show: t('sportsbook.show.live') })
            : match.league}
        </span>
        <LiveClock
          ecid={ecid}
          live={match.live}
          kickoff={match.kickoff}
          halted={match.halted}
          halfScore={match.halfScore}
          inline
        />
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
      <div className={css.prices}>
        {market?.picks.map(pick => (
          <HotPrice key={pick.rtype} match={match} wtype={market.wtype} pick={pick} />
        ))}
      </div>
    </li>
  );
});

function HotTeam({ match, side }: { match: MatchInfo; side: 'home' | 'away' }) {
  return (
    <span className={css.team}>
      <Crest id={match.teamIds[side]} />
      <span className={css.teamName}>{match.teams[side]}</span>
    </span>
  );
}

interface HotPriceProps {
  readonly match: MatchInfo;
  readonly wtype: string;
  readonly pick: MarketPick;
}

/** A price of the home page: there is no slip here, so it leads to the match. */
const HotPrice = memo(function HotPrice({ match, wtype, pick }: HotPriceProps) {
  const t = useText(sportsbookMessages);
  const navigate = useNavigate();
  const entry = usePrice(selectionKey(match.gid, wtype, pick.rtype));
  const market = { kind: '1x2', period: 'full' } as const;
  const names = {
    match: t('sportsbook.versus', { home: match.teams.home, away: match.teams.away }),
    market: nameMarket(t, market),
    pick: namePick(t, market, pick, match.teams),
  };
  const shown = !entry || entry.locked ? undefined : showPrice(entry.price, 'E');
  if (!entry || !shown) return <PriceCell locked ariaLabel={t('sportsbook.price.locked', names)} />;
  return (
    <PriceCell
      line={namePickBeside(t, market, pick)}
      price={shown.odds}
      direction={moveToShow(entry)}
      moves={entry.moves}
      onSelect={() => navigate(pathOf(match))}
      ariaLabel={t('sportsbook.price.label', { ...names, price: shown.odds })}
    />
  );
});

function pathOf(match: MatchInfo): string {
  return paths.game.sport({ enName: 'crty' }, { match: match.ecid });
}
