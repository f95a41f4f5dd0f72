import { feedbackKinds } from '@lobby/api-client/contract/site/user-feedback';
import type { SelectOption } from '@lobby/ui-kit/select';
import type { MessageId } from '../messages/index.ts';

export { feedbackKinds };

/** What a member writes about. */
export type FeedbackKind = (typeof feedbackKinds)[number];

/** The name of a kind. */
export const kindWords: Record<FeedbackKind, MessageId> = {
  deposit: 'inbox.feedback.kind.deposit',
  withdrawal: 'inbox.feedback.kind.withdrawal',
  betting: 'inbox.feedback.kind.betting',
  account: 'inbox.feedback.kind.account',
  promotion: 'inbox.feedback.kind.promotion',
  suggestion: 'inbox.feedback.kind.suggestion',
};

/** Whether a text names a kind. */
export function isKind(text: string): text is FeedbackKind {
  return feedbackKinds.some(kind => kind === text);
}

/** The kinds to choose from. */
export function kindOptions(say: (id: MessageId) => string): SelectOption<FeedbackKind>[] {
  return feedbackKinds.map(value => ({ value, label: say(kindWords[value]) }));
}
