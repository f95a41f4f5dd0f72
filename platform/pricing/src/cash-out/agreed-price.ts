import type { OddsPolicy } from '@lobby/betting';
import type { Fen } from '@lobby/money';

/** Thousandths of the price seen: by so little a price may fall while a sale waits without having fallen. */
const slackMilli = 5n;

/** Whether a member who saw a price sells at the price of now. Exact: nothing but the platform's own price is paid. */
export function agrees(policy: OddsPolicy, seen: Fen, now: Fen): boolean {
  if (policy === 'all') return true;
  return policy === 'better' ? now >= seen : now === seen;
}

/**
 * At which price a sale that waited is done; undefined when its member did not agree to the price of now.
 * @param seen what `agrees` let pass when it was ordered, so never more than the house offered.
 */
export function priceAfterWait(policy: OddsPolicy, seen: Fen, now: Fen): Fen | undefined {
  if (policy === 'all') return now;
  if (now * 1000n < seen * (1000n - slackMilli)) return undefined;
  return policy === 'better' && now > seen ? now : seen;
}
