import type { DrawnPromotion } from '@lobby/brand-kit';
import type { PromotionRule } from '@lobby/funds/promotions';

/** What promotions are about, as the list is filtered by it. */
export const topics = ['newcomer', 'deposit', 'betting', 'daily', 'friends'] as const;
export type Topic = (typeof topics)[number];

/** What each kind is about; a gift code is about nothing that a member could look for. */
const topicsOfKind: Readonly<Record<DrawnPromotion, readonly Topic[]>> = {
  'first-deposit': ['newcomer', 'deposit'],
  'next-deposit': ['deposit', 'daily'],
  betting: ['betting'],
  tasks: ['newcomer'],
  'sign-in': ['daily'],
  race: ['betting'],
  draw: ['betting', 'daily'],
  'gift-code': [],
  friends: ['friends'],
  cashback: ['betting'],
};

interface Ruled {
  readonly rule: PromotionRule;
}

export const isAbout = ({ rule }: Ruled, topic: Topic): boolean => topicsOfKind[rule.kind].includes(topic);

/** The topics to choose between; none where all promotions are about the same. */
export function topicsOf(promotions: readonly Ruled[]): Topic[] {
  const found = topics.filter(topic => promotions.some(one => isAbout(one, topic)));
  return found.length > 1 ? found : [];
}
