import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, type ReactNode, useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { pricesAccepted, selectionRemoved } from '../../state/betslip.slice.ts';
import { isUnpriced } from '../../state/same-match/same-match-item.ts';
import { useFunds } from '../../view/hooks/funds.tsx';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { useBetLabel } from '../../view/hooks/use-bet-label.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { useNamed } from '../../view/hooks/use-named.ts';
import { useScore } from '../../view/hooks/use-score.ts';
import { useSource } from '../../view/hooks/use-source.ts';
import { useTypedStake } from '../../view/hooks/use-typed-stake.ts';
import type { LegView } from '../../view/leg-source.ts';
import { isPlaceable, makeTicket, singleOf } from '../../view/ticket-view.ts';
import { SelectionCard } from '../selection-card/selection-card.tsx';
import { StakeField } from '../stake-field/stake-field.tsx';
import { ChangeNote } from './change-note.tsx';
import styles from './item-card.module.css';
import { PriceHistoryLine } from './price-history-line.tsx';

export interface ItemCardProps {
  /** Of the selection. */
  itemKey: string;
  /** Bet on by itself, with a stake of its own, and not as a leg. */
  alone: boolean;
  /** One of several: its keys are hidden until its stake is being typed. */
  compact: boolean;
  /** Drawn only while the member has to do something about it. */
  folded?: boolean;
  isActive: boolean;
  onActive: (id: string) => void;
  ownKeyboard?: boolean;
}

/** An item of the slip. Drawn again when something of this item changes, not with the others. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps): ReactNode {
  const { itemKey, alone } = props;
  const { legs } = useSlipContext();
  const dispatch = useDispatch();
  const leg = useSource(
    legs,
    useCallback(() => legs.read().find(({ selection }) => selection.key === itemKey), [legs, itemKey]),
  );
  useFirstPrice(leg);
  if (!leg) return null;
  const { selection, offered } = leg;
  const offer = offered.open ? offered.offer : undefined;
  if (props.folded && isPlaceable(leg) && !offer?.asks) return null;
  const { line, strong } = offered.open ? offered.offer : offered;

  return (
    <ItemFrame
      leg={leg}
      compact={props.compact}
      dimmed={!isPlaceable(leg)}
      price={offer?.price}
      line={line}
      strong={strong}
      moved={offer?.moved}
      priceHistory={<PriceHistoryLine itemKey={itemKey} />}
      onRemove={() => dispatch(selectionRemoved({ key: itemKey }))}
    >
      <Trouble leg={leg} />
      {offer && <ChangeNote selection={selection} offer={offer} />}
      {alone && <OwnStake leg={leg} {...props} />}
    </ItemFrame>
  );
});

/** What was never shown at a price is agreed to at the first one that is offered. */
function useFirstPrice(leg: LegView | undefined): void {
  const dispatch = useDispatch();
  const offer = leg?.offered.open ? leg.offered.offer : undefined;
  const first = leg && offer && !offer.asks && isUnpriced(leg.selection.agreed) ? offer.agreeable : undefined;
  const key = leg?.selection.key;
  useEffect(() => {
    if (first && key !== undefined) dispatch(pricesAccepted({ [key]: first }));
  }, [first, key, dispatch]);
}

function ItemFrame(
  props: { leg: LegView } & Omit<Parameters<typeof SelectionCard>[0], 'selection' | 'score'>,
) {
  const { leg, ...card } = props;
  const score = useScore(leg);
  return <SelectionCard selection={leg.selection} score={score} {...card} />;
}

/** Why nothing can be bet on it now: its market, or a rule of combining. */
function Trouble({ leg: { selection, offered, rule } }: { leg: LegView }): ReactNode {
  const t = useText(betslipMessages);
  const isWaiting = useBetslip(state => state.waiting.includes(selection.key));
  const broken = rule ?? (selection.invalid ? 'same-match' : undefined);
  if (!offered.open) {
    return (
      <p className={styles.trouble} role="status">
        <Icon name="lock" size={16} />
        {t(`betslip.closed.${offered.why}`)}
        {isWaiting && <span className={styles.waiting}>{t('betslip.waiting')}</span>}
      </p>
    );
  }
  if (broken) {
    return (
      <p className={styles.trouble} data-rule role="status">
        <Icon name="warning" size={16} />
        {t(`betslip.rule.${broken}`)}
      </p>
    );
  }
  return null;
}

function OwnStake(props: { leg: LegView } & ItemCardProps): ReactNode {
  const { leg, itemKey, compact, isActive, onActive, ownKeyboard } = props;
  const funds = useFunds();
  const typed = useTypedStake(itemKey);
  const ticket = makeTicket(singleOf(leg, typed, funds));
  const say = useBetName();
  const { line, strong } = leg.offered.open ? leg.offered.offer : leg.offered;
  const named = useNamed(leg.selection);
  const label = useBetLabel()(named, say({ ...named, line, strong }));
  return (
    <StakeField
      ticket={ticket}
      of={compact ? label : undefined}
      compact={compact}
      isActive={isActive}
      onActive={onActive}
      ownKeyboard={ownKeyboard}
    />
  );
}
