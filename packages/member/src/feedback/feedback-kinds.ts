import { feedbackKinds } from '@lobby/api-client/contract/site/user-feedback';
import type { SelectOption } from '@lobby/ui-kit/select';
import type { MessageId } from '../messages/index.ts';

export { feedbackKinds };

/** What a member writes about. */
export type FeedbackKind = (typeof feedbackKinds)[number];

/** The name of a kind. */
export const kindWords: Record<FeedbackKind, MessageId> = {
  deposit: 'member.feedback.kind.deposit',
  withdrawal: 'member.feedback.kind.withdrawal',
  betting: 'member.feedback.kind.betting',
  account: 'member.feedback.kind.account',
  promotion: 'member.feedback.kind.promotion',
  suggestion: 'member.feedback.kind.suggestion',
};

/** Whether a text names a kind. */
export function isKind(text: string): text is FeedbackKind {
  return feedbackKinds.some(kind => kind === text);
}

/** The kinds to choose from. */
export function kindOptions(say: (id: MessageId) => string): SelectOption<FeedbackKind>[] {
  return feedbackKinds.map(value => ({ value, label: say(kindWords[value]) }));
}
