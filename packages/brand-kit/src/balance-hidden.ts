import type { Switches } from '@lobby/feature';

/**
 * What `hideRealNumbers` means, everywhere: the member's balance starts masked, until they choose otherwise.
 * `choice` is what is stored of theirs: '1' masked, '0' shown, undefined never asked. Stakes and winnings of
 * single bets are no balance and stay readable.
 */
export function balanceHidden(
  { hideRealNumbers }: Pick<Switches, 'hideRealNumbers'>,
  choice: '0' | '1' | undefined,
): boolean {
  return choice === undefined ? hideRealNumbers : choice === '1';
}
