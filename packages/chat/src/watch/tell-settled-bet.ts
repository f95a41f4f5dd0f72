import type { Notification } from '@lobby/chat-socket/protocol';
import { currentLocale, formatFor, sayText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { watchMessages } from './messages/index.ts';

/** Says what became of a bet, on whatever page its member is. */
export function tellSettledBet(told: Extract<Notification, { kind: 'bet-settled' }>): void {
  const payout = formatFor(currentLocale()).money(told.payout);
  const words = sayText(watchMessages, `chatWatch.settled.${told.outcome}`, { payout });
  if (told.outcome === 'won' || told.outcome === 'half-won') toast.success(words);
  else toast.info(words);
}
