import { kindOfTicket, systemOf } from '../tickets/systems.ts';
import type { SayBetWord } from './bet-words.ts';

/** What a ticket of so many legs is called: "单关", "3串1", "3串4", and "5选3串1" where the field has no name. */
export function nameTicket(say: SayBetWord, legs: number, sizes: readonly number[]): string {
  if (kindOfTicket(legs, sizes) === 'single') return say('betting.ticket.single');
  const type = systemOf(legs, sizes);
  if (type?.name) return type.name;
  return say('betting.ticket.choose', { legs: String(legs), sizes: (type?.sizes ?? sizes).join('/') });
}

/** "4 注", the combinations of a ticket, for beside its name. */
export function nameCombinations(say: SayBetWord, combinations: number): string {
  return say('betting.ticket.combinations', { count: String(combinations) });
}
