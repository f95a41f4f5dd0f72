import { serverNow } from '@lobby/api';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, legOutcome, ticketText, wasChanged } from '../bet-words.ts';
import { isDisputable } from '../dispute/dispute-words.ts';
import { Disputes } from '../dispute/disputes.tsx';
import { LegMatch, LegPick, ResultBadge } from '../leg-parts.tsx';
import { PriceNow } from '../live-prices/live-prices.tsx';
import { BetSteps } from './bet-steps.tsx';
import css from './detail.module.css';
import { DetailSheet } from './detail-sheet.tsx';
import { ShownLink } from './shown-link.tsx';
import { detailId } from './unfold.tsx';
import { hasBreakdown, UnfoldCombinations } from './unfold-combinations.tsx';

/** What a bet unfolds to: its legs, when there are several, and what happened to it. */
export function BetDetail({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  return (
    <DetailSheet id={detailId(bet)}>
      {bet.legs.length > 1 && (
        <ol className={css.legs} aria-label={ticketText(t, bet)}>
          {bet.legs.map((leg, at) => (
            <li key={at} className={css.leg}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <LegMatch leg={leg} />
              <LegPick leg={leg} now={<PriceNow leg={leg} bet={bet} />} />
              {bet.status !== 'rejected' && (
                <span className={css.result}>
                  <ResultBadge of={legOutcome(leg, bet)} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {hasBreakdown(bet) && <UnfoldCombinations bet={bet} />}
      <BetSteps bet={bet} />
      <Disputes bet={bet} />
      <ShownLink bet={bet} />
      {wasChanged(bet) && !isDisputable(bet, serverNow()) && (
        <Link className={css.unfold} to={paths.mine.feedback({ ticket: bet.ticketId })}>
          {t('betHistory.object')}
        </Link>
      )}
    </DetailSheet>
  );
}
