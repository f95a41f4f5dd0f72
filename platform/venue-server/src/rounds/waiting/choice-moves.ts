/** The moves of a choice, in their order; none of a game whose rounds do not wait. */
export function movesOf(choice: unknown): readonly unknown[] {
  const moves = typeof choice === 'object' && choice !== null && 'moves' in choice ? choice.moves : [];
  return Array.isArray(moves) ? moves : [];
}

/** A choice with a move more. */
export function withMove(choice: unknown, move: string): object {
  return { ...(choice as object), moves: [...movesOf(choice), move] };
}

/** The choice that a round was begun with, before its moves. */
export function begunWith(choice: unknown): unknown {
  return movesOf(choice).length === 0 ? choice : { ...(choice as object), moves: [] };
}
