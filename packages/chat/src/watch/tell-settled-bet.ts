import type { Notification } from '@lobby/chat-socket/protocol';
import { currentLocale, formatFor, sayText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { watchMessages } from './messages/index.ts';

/**
 * Says what became of a bet and what came back, on whatever page its member is.
 * @param toRecord leads to their settled bets; undefined where the site has no page for them.
 */
export function tellSettledBet(
  told: Extract<Notification, { kind: 'bet-settled' }>,
  toRecord: (() => void) | undefined,
): void {
  const payout = formatFor(currentLocale()).money(told.payout);
  const words = sayText(watchMessages, `chatWatch.settled.${told.outcome}`, { payout });
  const action = toRecord && { label: sayText(watchMessages, 'chatWatch.settled.open'), press: toRecord };
  const isWon = told.outcome === 'won' || told.outcome === 'half-won';
  toast[isWon ? 'success' : 'info'](words, undefined, action);
}
