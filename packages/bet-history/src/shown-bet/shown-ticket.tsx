import type { shownBets } from '@lobby/api-client/contract/game/shown-bet';
import { nameCombinations } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Ticket } from '@lobby/ui-kit/ticket';
import type { InferOutput } from 'valibot';
import { BetStamp } from '../history/bet-result.tsx';
import { legOutcome, type Outcome, ticketText } from '../history/bet-words.ts';
import { LegMatch, LegPick, ResultBadge } from '../history/leg-parts.tsx';
import { betHistoryMessages } from '../messages/index.ts';
import css from './shown-bet.module.css';

export type ShownBet = NonNullable<InferOutput<typeof shownBets.shownBet.answer>['bet']>;

/** A bet as a ticket without its money: every leg at its line and price, and the stamp of its result. */
export function ShownTicket({ bet }: { readonly bet: ShownBet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const timeOf = (ms: number) => t('betting.receipt.beijing', { time: format.dateTime(ms) });
  const several = bet.combinations > 1 ? ` × ${nameCombinations(t, bet.combinations)}` : '';
  const isSeries = bet.legs.length > 1;
  return (
    <Ticket
      stamp={<BetStamp bet={outcomeOf(bet)} />}
      foot={
        <Facts gap={3}>
          <Fact plain label={t('betHistory.shown.kind')}>
            {ticketText(t, bet)}
            {several}
          </Fact>
          <Fact plain label={t('betHistory.shown.placedAt')}>
            {timeOf(bet.placedAt)}
          </Fact>
          {bet.settledAt !== null && (
            <Fact plain label={t('betHistory.shown.settledAt')}>
              {timeOf(bet.settledAt)}
            </Fact>
          )}
        </Facts>
      }
    >
      <ol className={css.legs}>
        {bet.legs.map((leg, at) => (
          <li key={at} className={css.leg}>
            <LegPick leg={leg} />
            <LegMatch leg={leg} />
            {isSeries && bet.status !== 'rejected' && <ResultBadge of={legOutcome(leg, bet)} />}
          </li>
        ))}
      </ol>
    </Ticket>
  );
}

/** The result as records have it. How much was sold is not told; that nothing is left says enough. */
function outcomeOf({ status, result, cancelReason, isSold }: ShownBet): Outcome {
  return { status, result, cancelReason, ...(isSold && { riskSold: '' }) };
}
