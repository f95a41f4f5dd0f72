import { useSession } from '@lobby/api/session';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';

/** Says beside the title that a press on a price places a bet at once; nothing otherwise. */
export function QuickBetMark(): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const { loggedIn } = useSession();
  const amount = useBetslip(state => state.quickBet);
  if (amount === undefined || !loggedIn) return null;
  return (
    <Badge size="s" tone="gold">
      {t('betslip.quick.mark', { amount: money(amount) })}
    </Badge>
  );
}
