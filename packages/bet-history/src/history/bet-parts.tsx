import { nameCombinations } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import { type Bet, openRiskLeft, soldShare, ticketText, toneOf } from './bet-words.ts';
import { LegMatch, LegPick, LegPrice } from './leg-parts.tsx';
import { PriceNow } from './live-prices/live-prices.tsx';

interface BetProps {
  readonly bet: Bet;
}

/** The ticket id, to be copied for customer service. */
export function TicketId({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  const words = { copied: t('betHistory.copied'), failed: t('betHistory.copyFailed') };
  return (
    <span className={css.ticket}>
      <span className={css.ticketId}>{bet.ticketId}</span>
      <CopyButton text={bet.ticketId} label={t('betHistory.copy')} words={words} />
    </span>
  );
}

/** The match of a single; of several legs what the ticket is called, and its first match. */
export function BetMatch({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  const [leg] = bet.legs;
  if (!leg) return null;
  if (bet.kind === 'single') return <LegMatch leg={leg} />;
  return (
    <span className={css.stack}>
      <span className={css.strong}>
        {ticketText(t, bet)}
        {bet.combinations > 1 && ` × ${nameCombinations(t, bet.combinations)}`}
      </span>
      <span className={css.quiet}>
        {t('betHistory.firstOf', { home: leg.teamH, away: leg.teamC, count: bet.legs.length })}
      </span>
    </span>
  );
}

/** More picks than these are counted. */
const picksShown = 3;

/** What was backed; of several legs the first few. */
export function BetPick({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  const [first] = bet.legs;
  if (bet.kind === 'single' && first) return <LegPick leg={first} now={<PriceNow leg={first} bet={bet} />} />;
  const more = bet.legs.length - picksShown;
  return (
    <span className={css.stack}>
      {bet.legs.slice(0, picksShown).map((leg, at) => (
        <LegPrice key={at} leg={leg} now={<PriceNow leg={leg} bet={bet} />} />
      ))}
      {more > 0 && <span className={css.quiet}>{t('betHistory.morePicks', { count: more })}</span>}
    </span>
  );
}

/** The stake, how it came about, what it risks where a negative price makes that differ, and what was sold back. */
export function BetStake({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const share = soldShare(bet);
  const left = openRiskLeft(bet);
  return (
    <span className={css.stack}>
      <Money yuan={bet.stake} />
      {bet.combinations > 1 && (
        <span className={css.quiet}>
          {t('betHistory.unit', { amount: format.money(bet.unit), count: bet.combinations })}
        </span>
      )}
      {bet.risk !== bet.stake && bet.risk !== '0' && (
        <span className={css.quiet}>{t('betHistory.risk', { amount: format.money(bet.risk) })}</span>
      )}
      {left !== undefined && (
        <span className={css.remaining}>{t('betHistory.left', { amount: format.money(left) })}</span>
      )}
      {share && (
        <span className={css.quiet}>
          {t('betHistory.cashedOut', { amount: format.money(bet.cashedOut), share })}
        </span>
      )}
    </span>
  );
}

/** Won or lost; nothing while that is not known. */
export function BetNet({ bet }: BetProps) {
  const tone = toneOf(bet);
  if (tone === 'open' || tone === 'off') return <span className={css.quiet}>--</span>;
  return <Money yuan={bet.netWin} signed tone="result" />;
}
