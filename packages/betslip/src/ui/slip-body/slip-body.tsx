import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { FocusKeeper } from '../../parts/focus-keeper.tsx';
import { isUnderWay } from '../../state/placement.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { ShareCodeField } from '../import-selections/share-code-field.tsx';
import { Outcomes } from '../outcomes/outcomes.tsx';
import { DraftSlip } from './draft-slip.tsx';

/** The content of the slip: bets being written, or what became of those that were sent, or how to begin. */
export function SlipBody({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const placement = useBetslip(state => state.placement);
  const count = useBetslip(state => state.slip.items.length);
  const keys = useBetslip(state => state.slip.items.map(({ key }) => key).join(' '));
  const isDrafting = count > 0 && !isUnderWay(placement);
  const steps = placement?.orders.map(({ step }) => step).join(' ') ?? '';
  return (
    <FocusKeeper drawn={`${steps} ${keys} ${isDrafting}`}>
      {placement && <Outcomes placement={placement} />}
      {isDrafting && <DraftSlip ownKeyboard={ownKeyboard} />}
      {!placement && count === 0 && (
        <>
          <EmptyState
            size="s"
            icon="ticket"
            title={t('betslip.empty.title')}
            hint={t('betslip.empty.hint')}
          />
          <ShareCodeField />
        </>
      )}
    </FocusKeeper>
  );
}
