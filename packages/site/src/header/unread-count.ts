import type { AnswerOf, contract } from '@lobby/api-client/contract';

type Letters = AnswerOf<typeof contract.letter.getUnreadForType>;

/** Unread letters of every type together. */
export function unreadCount(letters: Letters | undefined): number {
  if (!letters) return 0;
  return Object.entries(letters).reduce(
    (sum, [name, count]) => (name.endsWith('_count') && typeof count === 'number' ? sum + count : sum),
    0,
  );
}
