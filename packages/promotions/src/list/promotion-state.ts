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

/** What the card of a promotion says of a member who joined it: that a gift waits, or how far they are. */
export type CardState = OwnState | 'claimable' | 'running';

/** The state of a card, and its words: "可领取", "进行中 43%". */
export function cardState(
  promotion: Promotion,
  now: number,
  t: SayText<MessageId>,
): { readonly state: CardState; readonly words: string } {
  const state = stateOf(promotion, now);
  if ((promotion.own?.claimable ?? 0) > 0)
    return { state: 'claimable', words: t('promotions.state.claimable') };
  const percent = state === 'joined' ? percentOf(promotion.own?.steps ?? []) : undefined;
  if (percent === undefined) return { state, words: stateWords(promotion, now, t) };
  return { state: 'running', words: t('promotions.state.running', { percent }) };
}

/** How far the step is that is under way, or how many of several are done; undefined where none is under way. */
function percentOf(steps: NonNullable<Promotion['own']>['steps']): number | undefined {
  const next = steps.find(step => step.state === 'open');
  if (!next) return undefined;
  if (next.unit === 'times' && steps.length > 1)
    return Math.floor((100 * steps.filter(({ state }) => state === 'reached').length) / steps.length);
  const share = Number(next.done) / Number(next.need);
  return Number.isFinite(share) ? Math.floor(100 * Math.min(1, share)) : undefined;
}
