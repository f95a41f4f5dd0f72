import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { usePorts } from '../../provider/orders-provider.tsx';
import {
  outcomeRead,
  pricesAccepted,
  reopeningAwaited,
  selectionRemoved,
  stakesTyped,
} from '../../state/betslip.slice.ts';
import type { StateWithBetslip } from '../../state/betslip-state.ts';
import type { Order, OrderState } from '../../state/order.ts';
import type { RejectedLeg } from '../../state/order-answer.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { loweredStakes, type Remedy, remediesOf } from '../../view/remedy.ts';
import styles from './outcomes.module.css';

type Rejected = Extract<OrderState, { step: 'rejected' }>;

/** Why an order was not taken, that nothing was charged, and one press for each way out. */
export function Refusal({ state }: { state: Rejected }): ReactNode {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const store = useStore<StateWithBetslip>();
  const { toDeposit } = usePorts();
  const isLocked = useBetslip(slip => slip.slip.confirming);
  const { order, rejection, waited = false } = state;
  const { operationId } = order;
  const why =
    rejection.kind === 'reason'
      ? t(`betslip.rejected.${waited && rejection.reason === 'suspended' ? 'happened' : rejection.reason}`)
      : inlineText(rejection.failure, locale);
  const follow = (remedy: Remedy) => {
    if (remedy.kind === 'lower') {
      dispatch(stakesTyped(loweredStakes(remedy, store.getState().betslip)));
    } else if (remedy.kind === 'deposit') toDeposit?.();
    else apply(remedy, dispatch);
    dispatch(outcomeRead({ operationId }));
  };
  return (
    <div className={styles.refusal}>
      {why && <p>{why}</p>}
      {rejection.kind === 'reason' && order.legs.length > 1 && (
        <FaultyLegs order={order} legs={rejection.legs} />
      )}
      <p>{t(waited ? 'betslip.rejected.released' : 'betslip.rejected.unharmed')}</p>
      {!isLocked && (
        <div className={styles.remedies}>
          {remediesOf(state)
            .filter(({ kind }) => kind !== 'deposit' || toDeposit)
            .map(remedy => (
              <RemedyButton key={remedy.kind} remedy={remedy} onPress={() => follow(remedy)} />
            ))}
          <Button size="s" onClick={() => dispatch(outcomeRead({ operationId }))}>
            {t('betslip.rejected.dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Which legs of a series or system it was, and why. */
function FaultyLegs({ order, legs }: { order: Order; legs: readonly RejectedLeg[] }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  return (
    <ul className={styles.faulty}>
      {legs.map(({ key, reason }) => {
        const leg = order.legs.find(({ selection }) => selection.key === key);
        if (!leg) return null;
        const words = say({ ...leg.selection, line: leg.line, strong: leg.strong });
        const name = [words.pick, words.line].filter(Boolean).join(' ');
        return <li key={key}>{t('betslip.outcome.leg', { name, why: t(`betslip.rejected.${reason}`) })}</li>;
      })}
    </ul>
  );
}

function RemedyButton({ remedy, onPress }: { remedy: Remedy; onPress: () => void }): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const label =
    remedy.kind === 'lower'
      ? t('betslip.remedy.lower', { amount: money(remedy.to) })
      : t(`betslip.remedy.${remedy.kind}`);
  return (
    <Button size="s" variant={remedy.kind === 'drop' ? 'outline' : 'primary'} onClick={onPress}>
      {label}
    </Button>
  );
}

function apply(
  remedy: Exclude<Remedy, { kind: 'lower' | 'deposit' }>,
  dispatch: ReturnType<typeof useDispatch>,
): void {
  switch (remedy.kind) {
    case 'take':
    case 'takeLine':
      dispatch(pricesAccepted(remedy.agreed));
      return;
    case 'wait':
      for (const key of remedy.keys) dispatch(reopeningAwaited({ key }));
      return;
    case 'drop':
      for (const key of remedy.keys) dispatch(selectionRemoved({ key }));
  }
}
