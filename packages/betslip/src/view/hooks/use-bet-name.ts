import { type BetName, type NamedBet, nameBet } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { useCallback } from 'react';
import { betslipMessages } from '../../messages/index.ts';

/** Names a bet in the language of the page. */
export function useBetName(): (bet: NamedBet) => BetName {
  const t = useText(betslipMessages);
  return useCallback((bet: NamedBet) => nameBet(t, bet), [t]);
}
