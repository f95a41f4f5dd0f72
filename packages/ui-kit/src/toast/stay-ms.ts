/**
 * How long a toast stays, ms: a sentence that says what happened and what to do takes longer than two words, at some six
 * characters a second; and an action has to be reached.
 */
export function stayMs(text: string, hasAction: boolean): number {
  return Math.max(hasAction ? 12_000 : 4_000, text.length * 160);
}
