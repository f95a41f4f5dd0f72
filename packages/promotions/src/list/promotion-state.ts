import type { SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';
import { conditionFacts, conditionWords } from '../rule/condition-words.ts';
import type { Promotion } from '../rule/read-rule.ts';

/** Where whoever looks stands in a promotion. */
export type OwnState = 'visitor' | 'open' | 'joined' | 'ended' | 'unmet';

export function stateOf({ own, endsAt }: Promotion, now: number): OwnState {
  if (now >= endsAt) return 'ended';
  if (!own) return 'visitor';
  if (own.joinedAt > 0) return 'joined';
  return own.conditions.every(({ isMet }) => isMet) ? 'open' : 'unmet';
}

/** "可参加", or why not. */
export function stateWords(promotion: Promotion, now: number, t: SayText<MessageId>): string {
  const state = stateOf(promotion, now);
  const missing = promotion.own?.conditions.find(({ isMet }) => !isMet);
  const reason = missing ? conditionWords(missing.condition, conditionFacts(promotion.rule), t) : '';
  return t(`promotions.state.${state}`, { reason });
}
