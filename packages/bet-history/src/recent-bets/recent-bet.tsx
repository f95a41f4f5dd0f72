import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { type Bet, ticketText, toneOf } from '../history/bet-words.ts';
import { pickText, ResultBadge } from '../history/leg-parts.tsx';
import { betHistoryMessages } from '../messages/index.ts';
import css from './recent-bets.module.css';

/** One bet in two lines: what was backed and what it won; the match and the stake. */
export function RecentBet({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const tone = toneOf(bet);
  const isDecided = tone !== 'open' && tone !== 'off';
  const [leg] = bet.legs;
  if (!leg) return null;
  const isSingle = bet.kind === 'single';
  const teams = { home: leg.teamH, away: leg.teamC };
  const match = !leg.teamC
    ? leg.league
    : isSingle
      ? t('betHistory.versus', teams)
      : t('betHistory.firstOf', { ...teams, count: bet.legs.length });
  return (
    <li className={css.bet}>
      <span className={css.pick}>
        <b>{isSingle ? pickText(t, leg) : ticketText(t, bet)}</b>
        {isSingle && <span className={css.odds}>@ {leg.odds}</span>}
      </span>
      <span className={css.result}>
        {isDecided && <Money yuan={bet.netWin} signed tone="result" />}
        <ResultBadge of={bet} />
      </span>
      <span className={css.match}>{match}</span>
      <span className={css.quiet}>
        {format.shortDateTime(bet.placedAt)} · <Money yuan={bet.stake} />
      </span>
    </li>
  );
}
