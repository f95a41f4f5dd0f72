/** In a shaken run (`npm test -- --shake`) a fake that has no Response awaits this before it answers. */
export async function answerLate(): Promise<void> {
  const { lobbyAnswerLate } = globalThis as { lobbyAnswerLate?: () => Promise<void> };
  if (lobbyAnswerLate) await lobbyAnswerLate();
}
