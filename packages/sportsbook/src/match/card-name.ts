import { intervalOf } from '@lobby/betting';
import { nameIntervals, nameMarket } from '@lobby/betting/names';
import type { SayText } from '@lobby/i18n';
import type { SportCode } from '@lobby/sports';
import type { sportsbookMessages } from '../messages/index.ts';
import type { OfferedCard } from './offered-cards.ts';

type Say = SayText<NonNullable<(typeof sportsbookMessages)['ids']>>;

/** What a card of the page is called: "全场让球". */
export function nameCard(
  t: Say,
  card: Pick<OfferedCard, 'kind' | 'period' | 'set'>,
  sport: SportCode,
): string {
  return intervalOf(card.period) === undefined ? nameMarket(t, card, sport) : nameIntervals(t, card.kind);
}
