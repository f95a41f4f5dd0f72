import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import type { Offer } from '../../slip/offer.ts';
import { usePlaceBet } from '../../slip/use-place-bet.ts';
import { useSlipBet } from '../../slip/use-slip-bet.ts';
import { orderDismissed, priceAccepted, selectionRemoved } from '../../store/betslip.slice.ts';
import type { PickedSelection } from '../../store/selection.ts';
import { useBetslip } from '../../store/use-betslip.ts';
import { OrderSummary } from '../order-summary/order-summary.tsx';
import { RejectionNote } from '../rejection/rejection-note.tsx';
import { SelectionCard } from '../selection-card/selection-card.tsx';
import { StakeField } from '../stake-field/stake-field.tsx';
import { useBetName } from '../use-bet-name.ts';
import styles from './slip-body.module.css';

/** A bet being written: the card, its stake, what it adds up to. */
export function DraftBet(props: { selection: PickedSelection; ownKeyboard?: boolean }): ReactNode {
  const { selection, ownKeyboard } = props;
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const order = useBetslip(state => state.order);
  const bet = useSlipBet(selection);
  const press = usePlaceBet(bet);
  const { offered } = bet;
  const offer = offered.open ? offered.offer : undefined;
  const { line, strong } = offered.open ? offered.offer : offered;

  return (
    <>
      {order.step === 'rejected' && (
        <RejectionNote
          rejection={order.rejection}
          waited={order.waited}
          onDismiss={() => dispatch(orderDismissed())}
        />
      )}
      <SelectionCard
        selection={selection}
        price={offer?.price}
        line={line}
        strong={strong}
        score={bet.score}
        moved={offer?.moved}
        onRemove={() => dispatch(selectionRemoved({ key: selection.key }))}
      >
        {offer && <ChangeNote selection={selection} offer={offer} />}
        {!offered.open && (
          <p className={styles.closed} role="status">
            <Icon name="lock" size={16} />
            {t(`betslip.closed.${offered.why}`)}
          </p>
        )}
        <StakeField bet={bet} ownKeyboard={ownKeyboard} onSubmit={press} />
      </SelectionCard>
      <OrderSummary bet={bet} onPress={press} />
    </>
  );
}

/** Old and new, with a button where the member must agree. */
function ChangeNote({ selection, offer }: { selection: PickedSelection; offer: Offer }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const say = useBetName();
  const lineOf = (line: string, strong: Offer['strong']) => say({ ...selection, line, strong }).line;
  const { agreed } = selection;
  const changes = [
    offer.lineFrom !== undefined &&
      t('betslip.change.line', {
        from: lineOf(agreed.line, agreed.strong),
        to: lineOf(offer.line, offer.strong),
      }),
    offer.moved && t('betslip.change.odds', { from: offer.moved.from, to: offer.price.odds }),
  ].filter(text => typeof text === 'string');
  if (changes.length === 0) return null;

  return (
    <div className={styles.change} data-direction={offer.moved?.direction} role="status">
      <span>{changes.join(' · ')}</span>
      {offer.asks ? (
        <button
          type="button"
          className={styles.accept}
          onClick={() => dispatch(priceAccepted({ key: selection.key, agreed: offer.agreeable }))}
        >
          {t('betslip.change.accept')}
        </button>
      ) : (
        <span className={styles.taken}>{t('betslip.change.taken')}</span>
      )}
    </div>
  );
}
