import type { BetName } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { useCallback } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { PickedSelection } from '../../state/selection.ts';

/**
 * What a bet of the slip is called for whom it is read out: who hears "大 2.5" of several matches needs the match and the
 * market too.
 */
export function useBetLabel(): (named: PickedSelection, words: BetName) => string {
  const t = useText(betslipMessages);
  return useCallback(
    ({ champion, league, teamH, teamC }, { market, pick, line }) => {
      const match = champion ? league : t('betslip.versus', { home: teamH, away: teamC });
      return [match, market, pick, line].filter(Boolean).join(' ');
    },
    [t],
  );
}
